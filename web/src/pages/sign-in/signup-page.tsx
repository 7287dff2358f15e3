import { Link } from 'wouter'
import {
  StaticCheckbox,
  StaticField,
  StaticForm,
} from '../../components/static-form/static-form.tsx'
import styles from './sign-in.module.css'
import { SignInLayout } from './sign-in-layout.tsx'

/** Register is a link and not a button (spec 2.9), so this form is never submitted. */
export function Page() {
  return (
    <SignInLayout title="Signup" picture="pangong-morning">
      <StaticForm label="Signup">
        <StaticField label="Name" name="name" autoComplete="name" required />
        <StaticField label="Email" name="email" type="email" autoComplete="username" required />
        <StaticField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        <StaticCheckbox name="terms">
          I accept the <Link href="/terms">terms and conditions</Link>
        </StaticCheckbox>
        <Link href="/signup-success" className="button">
          Register
        </Link>
      </StaticForm>
      <p className={styles.links}>
        <span data-ltr="">
          Already have an account? <Link href="/login">Sign in</Link>
        </span>
      </p>
    </SignInLayout>
  )
}
