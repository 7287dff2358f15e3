import { Link } from 'wouter'
import {
  StaticCheckbox,
  StaticField,
  StaticForm,
  StaticSubmit,
} from '../../components/static-form/static-form.tsx'
import styles from './sign-in.module.css'
import { SignInLayout } from './sign-in-layout.tsx'

export function Page() {
  return (
    <SignInLayout title="Login" picture="thiksey">
      <StaticForm label="Login">
        <StaticField label="Email" name="email" type="email" autoComplete="username" required />
        <StaticField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <StaticCheckbox name="remember">Remember me</StaticCheckbox>
        <StaticSubmit>Login</StaticSubmit>
      </StaticForm>
      <p className={styles.links}>
        <Link href="/forgot-password" data-ltr="">
          Forgot password?
        </Link>
        <span data-ltr="">
          Don’t have an account? <Link href="/signup">Sign Up</Link>
        </span>
      </p>
    </SignInLayout>
  )
}
