import { Link } from 'wouter'
import { DescribedPicture } from '../../components/picture/described-picture.tsx'
import {
  StaticCheckbox,
  StaticField,
  StaticForm,
  StaticSubmit,
} from '../../components/static-form/static-form.tsx'
import { user } from '../../content/account/user.ts'
import styles from './sign-in.module.css'
import { SignInLayout } from './sign-in-layout.tsx'

export function Page() {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <SignInLayout title="Lock Screen" picture="hanle-night">
      <p className={styles.user}>
        <DescribedPicture name={user.picture} eager sizes="6rem" />
        {name}
      </p>
      <StaticForm label="Lock screen">
        {/* Hidden field for password managers: the account that the password belongs to. */}
        <input
          type="text"
          name="user"
          autoComplete="username"
          defaultValue={name}
          readOnly
          hidden
        />
        <StaticField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <StaticCheckbox name="remember" required>
          Remember me
        </StaticCheckbox>
        <StaticSubmit>Login / Sign in</StaticSubmit>
      </StaticForm>
      <p className={styles.links}>
        <Link href="/forgot-password" data-ltr="">
          Forgot password?
        </Link>
      </p>
    </SignInLayout>
  )
}
