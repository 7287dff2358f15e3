import { useId } from 'react'
import { forms } from 'submissions'
import { WithoutScripts } from '../components/without-scripts.tsx'
import styles from './enquiry.module.css'
import { FormField } from './form-field.tsx'
import { OtherWays } from './other-ways.tsx'
import { OutcomeMessage } from './outcome-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useEnquiry } from './use-enquiry.ts'

const { query } = forms
// Spec 8, word for word.
const TEXTS = {
  success: 'Your query has been submitted successfully.',
  failure: 'OOPS Something went wrong.',
}

/** The quote form. It keeps everything typed, and its message until the next send (spec 4). */
export function QuoteForm() {
  const { state, formProps } = useEnquiry('query')
  const heading = useId()
  return (
    <form className={styles.form} aria-labelledby={heading} {...formProps}>
      <h2 id={heading} className={styles.heading}>
        Get Quote
      </h2>
      <FormField
        name="firstName"
        rule={query.firstName}
        label="First Name"
        autoComplete="given-name"
      />
      <FormField
        name="lastName"
        rule={query.lastName}
        label="Last Name"
        autoComplete="family-name"
      />
      <FormField name="email" rule={query.email} label="Email" autoComplete="email" />
      <FormField
        name="phoneNumber"
        rule={query.phoneNumber}
        label="Phone Number"
        autoComplete="tel"
      />
      <FormField
        name="destination"
        rule={query.destination}
        label="Destination"
        placeholder="Select Destination"
      />
      <SubmitButton label="Get Quote" submitting={state === 'submitting'} />
      <OutcomeMessage state={state} texts={TEXTS} />
      <OtherWays />
      <WithoutScripts />
    </form>
  )
}
