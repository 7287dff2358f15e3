import { EnquiryForm, OutcomeMessage, SubmitButton } from './enquiry-form.tsx'
import type { FieldTexts } from './form-field.tsx'
import { useSubmit } from './use-submit.ts'

const FIELDS: FieldTexts<'query'> = {
  firstName: { label: 'First Name', autoComplete: 'given-name' },
  lastName: { label: 'Last Name', autoComplete: 'family-name' },
  email: { label: 'Email', autoComplete: 'email' },
  phoneNumber: { label: 'Phone Number', autoComplete: 'tel' },
  destination: { label: 'Destination', placeholder: 'Select Destination' },
}

/** The quote form. After a send the values stay, and the message stays until the next (spec 4). */
export function QuoteForm() {
  const { state, formProps } = useSubmit('query')
  return (
    <EnquiryForm form="query" id="quote" title="Get Quote" texts={FIELDS} formProps={formProps}>
      <SubmitButton label="Get Quote" state={state} />
      <OutcomeMessage state={state} success="Your query has been submitted successfully." />
    </EnquiryForm>
  )
}
