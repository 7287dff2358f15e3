import styles from './enquiry.module.css'
import type { SendOutcome } from './send.ts'
import type { EnquiryState } from './use-enquiry.ts'

/**
 * The result of the last send, announced when it appears; empty until there is a result. Its texts are in
 * contact-form.tsx and quote-form.tsx.
 */
export function OutcomeMessage({
  state,
  texts,
}: {
  state: EnquiryState
  texts: Record<SendOutcome, string>
}) {
  const outcome = state === 'success' || state === 'failure' ? state : null
  return (
    <p className={styles.message} data-outcome={outcome} role="status">
      {outcome && texts[outcome]}
    </p>
  )
}
