import { Link } from 'wouter'
import { agency } from '../content/agency.ts'
import styles from './enquiry.module.css'

/**
 * Always shown below a live form: mail and phone of the agency, and the link to the privacy policy.
 */
export function OtherWays() {
  return (
    <div className={styles.ways}>
      <p>
        Call{' '}
        <a href={`tel:${agency.phone.number}`} data-ltr="">
          {agency.phone.shown}
        </a>{' '}
        or mail <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </p>
      <p>
        How we use your details: <Link href="/privacy">privacy policy</Link>. What holds for a
        booking: <Link href="/before-you-book">before you book</Link>
      </p>
    </div>
  )
}
