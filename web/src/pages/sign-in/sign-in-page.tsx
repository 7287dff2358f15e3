import { user } from 'content/account-samples.ts'
import { Link } from 'wouter'
import { backIcon, Icon, successIcon } from '../../components/icons/icons.ts'
import { Cropped } from '../../components/picture/cropped.tsx'
import { DescribedPicture } from '../../components/picture/described-picture.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import {
  StaticCheckbox,
  StaticField,
  StaticForm,
} from '../../components/static-form/static-form.tsx'
import type { Match } from '../../routes.ts'
import styles from './sign-in.module.css'

// biome-ignore format: a table
const screens = {
  'login':           { picture: 'thiksey',         Content: Login },
  'signup':          { picture: 'pangong-morning', Content: Signup },
  'signup-success':  { picture: 'turtuk-terraces', Content: SignupSuccess },
  'forgot-password': { picture: 'hunder-dunes',    Content: ForgotPassword },
  'lock-screen':     { picture: 'hanle-night',     Content: LockScreen },
} as const

/** The pages of spec 2.9: a card beside a picture, with a link to Home over the picture. */
export function Page({ id }: Match & { id: keyof typeof screens }) {
  const { picture, Content } = screens[id]
  return (
    <div className={styles.layout}>
      <Cropped picture={picture} className={styles.art}>
        <Link href="/" className={`round raised ${styles.back}`} aria-label="Back to Home">
          <Icon of={backIcon} className="icon mirrored" />
        </Link>
        <Picture name={picture} eager sizes="(width >= 44rem) 50vw, 100vw" />
      </Cropped>
      <div className={`spaced ${styles.card}`}>
        <Content />
        <p className={styles.terms}>
          <Link href="/terms">Terms of Services</Link>
        </p>
      </div>
    </div>
  )
}

function Login() {
  return (
    <>
      <h1>Login</h1>
      <StaticForm label="Login" submit="Login">
        <Email />
        <Password />
        <StaticCheckbox name="remember">Remember me</StaticCheckbox>
      </StaticForm>
      <p className={`wrap ${styles.links}`}>
        <ForgotLink />
        <span>
          Don’t have an account? <Link href="/signup">Sign Up</Link>
        </span>
      </p>
    </>
  )
}

/** Register is a link and not a button (spec 2.9), so this form is never submitted. */
function Signup() {
  return (
    <>
      <h1>Signup</h1>
      <StaticForm label="Signup">
        <StaticField label="Name" name="name" autoComplete="name" required />
        <Email />
        <Password isNew />
        <StaticCheckbox name="terms">
          I accept the <Link href="/terms">terms and conditions</Link>
        </StaticCheckbox>
        <Link href="/signup-success" className="button">
          Register
        </Link>
      </StaticForm>
      <p className={`wrap ${styles.links}`}>
        <span>
          Already have an account? <Link href="/login">Sign in</Link>
        </span>
      </p>
    </>
  )
}

function SignupSuccess() {
  return (
    <>
      <p className={styles.success}>
        <Icon of={successIcon} />
        Success
      </p>
      <h1>Congratulations!</h1>
      <p>Your account has been successfully created. Enjoy your journey. Thank you</p>
      <Link href="/" className="button">
        Continue
      </Link>
    </>
  )
}

function ForgotPassword() {
  return (
    <>
      <h1>Forgot Password</h1>
      <p>
        Please enter your email address. You will receive a link to create a new password by email.
      </p>
      <StaticForm label="Forgot password" submit="Send">
        <Email />
      </StaticForm>
      <p className={`wrap ${styles.links}`}>
        <span>
          Remember your password? <Link href="/login">Sign in</Link>
        </span>
      </p>
    </>
  )
}

function LockScreen() {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <>
      <h1>Lock Screen</h1>
      <p className={styles.user}>
        <DescribedPicture name={user.picture} eager sizes="5rem" />
        {name}
      </p>
      <StaticForm label="Lock screen" submit="Login / Sign in">
        {/* Hidden field for password managers: the account that the password belongs to. */}
        <input
          type="text"
          name="user"
          autoComplete="username"
          defaultValue={name}
          readOnly
          hidden
        />
        <Password />
        <StaticCheckbox name="remember" required>
          Remember me
        </StaticCheckbox>
      </StaticForm>
      <p className={`wrap ${styles.links}`}>
        <ForgotLink />
      </p>
    </>
  )
}

function Email() {
  return <StaticField label="Email" name="email" type="email" autoComplete="username" required />
}

function Password({ isNew = false }: { isNew?: boolean }) {
  const autoComplete = isNew ? 'new-password' : 'current-password'
  return (
    <StaticField
      label="Password"
      name="password"
      type="password"
      autoComplete={autoComplete}
      required
    />
  )
}

/** With data-ltr, the question mark ends the words in a right-to-left page too. */
function ForgotLink() {
  return (
    <Link href="/forgot-password" data-ltr="">
      Forgot password?
    </Link>
  )
}
