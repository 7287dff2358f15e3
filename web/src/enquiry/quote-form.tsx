import { useId } from 'react'
import { WithoutScripts } from '../components/static-form/without-scripts.tsx'
import styles from './enquiry.module.css'
import { type FieldTexts, FormFields } from './form-field.tsx'
import { OtherWays } from './other-ways.tsx'
import { OutcomeMessage } from './outcome-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useEnquiry } from './use-enquiry.ts'

const FIELDS: FieldTexts<'query'> = {
  firstName: { label: 'First Name', autoComplete: 'given-name' },
  lastName: { label: 'Last Name', autoComplete: 'family-name' },
  email: { label: 'Email', autoComplete: 'email' },
  phoneNumber: { label: 'Phone Number', autoComplete: 'tel' },
  destination: { label: 'Destination', placeholder: 'Select Destination' },
}

/** The quote form. After a send the typed values stay, and the message stays until the next send (spec 4). */
export function QuoteForm() {
  const { state, formProps } = useEnquiry('query')
  const heading = useId()
  return (
    <form id="quote" className={styles.form} aria-labelledby={heading} {...formProps}>
      <h2 id={heading} className={styles.heading}>
        Get Quote
      </h2>
      <FormFields form="query" texts={FIELDS} />
      <SubmitButton label="Get Quote" submitting={state === 'submitting'} />
      <OutcomeMessage form="query" state={state} />
      <OtherWays />
      <WithoutScripts />
    </form>
  )
}
