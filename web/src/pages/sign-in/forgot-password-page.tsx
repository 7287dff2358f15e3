import { Link } from 'wouter'
import { StaticField, StaticForm, StaticSubmit } from '../../components/static-form/static-form.tsx'
import styles from './sign-in.module.css'
import { SignInLayout } from './sign-in-layout.tsx'

export function Page() {
  return (
    <SignInLayout title="Forgot Password" picture="hunder-dunes">
      <p>
        Please enter your email address. You will receive a link to create a new password by email.
      </p>
      <StaticForm label="Forgot password">
        <StaticField label="Email" name="email" type="email" autoComplete="username" required />
        <StaticSubmit>Send</StaticSubmit>
      </StaticForm>
      <p className={styles.links}>
        <span>
          Remember your password? <Link href="/login">Sign in</Link>
        </span>
      </p>
    </SignInLayout>
  )
}
