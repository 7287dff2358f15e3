import type { FormName } from 'submissions'
import styles from './enquiry.module.css'
import type { SendOutcome } from './send.ts'
import type { EnquiryState } from './use-enquiry.ts'

/** Spec 8, word for word. */
const MESSAGES: Record<FormName, Record<SendOutcome, string>> = {
  query: {
    success: 'Your query has been submitted successfully.',
    failure: 'OOPS Something went wrong.',
  },
  contact: {
    success: 'Thanks. We will contacted you soon.',
    failure: 'OOPS Something went wrong.',
  },
}

/** The result of a form's last send, announced when it appears; empty until there is a result. */
export function OutcomeMessage({ form, state }: { form: FormName; state: EnquiryState }) {
  const outcome = state === 'success' || state === 'failure' ? state : null
  return (
    <p className={styles.message} data-outcome={outcome} role="status">
      {outcome && MESSAGES[form][outcome]}
    </p>
  )
}
