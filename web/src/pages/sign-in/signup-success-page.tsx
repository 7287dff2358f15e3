import { Link } from 'wouter'
import { SuccessIcon } from '../../components/icons/icons.ts'
import styles from './sign-in.module.css'
import { SignInLayout } from './sign-in-layout.tsx'

export function Page() {
  return (
    <SignInLayout title="Congratulations!" picture="turtuk-terraces" banner={<Success />}>
      <p>Your account has been successfully created. Enjoy your journey. Thank you</p>
      <Link href="/" className="button">
        Continue
      </Link>
    </SignInLayout>
  )
}

function Success() {
  return (
    <p className={styles.success}>
      <SuccessIcon aria-hidden="true" />
      Success
    </p>
  )
}
