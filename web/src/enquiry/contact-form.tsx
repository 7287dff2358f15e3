import { EnquiryForm, OutcomeMessage, SubmitButton } from './enquiry-form.tsx'
import type { FieldTexts } from './form-field.tsx'
import { useSubmit } from './use-submit.ts'

const FIELDS: FieldTexts<'contact'> = {
  name: { label: 'Your Name', autoComplete: 'name' },
  email: { label: 'Your Email', autoComplete: 'email' },
  subject: { label: 'Your Question' },
  comment: { label: 'Your Comment' },
}

/** The contact form. A stored message empties the form; after a failure everything typed stays. */
export function ContactForm() {
  const { state, formProps } = useSubmit('contact', { onSuccess: (form) => form.reset() })
  return (
    <EnquiryForm
      form="contact"
      id="message"
      title="Get in touch!"
      texts={FIELDS}
      formProps={formProps}
    >
      <OutcomeMessage state={state} success="Thanks. We will contacted you soon." />
      <SubmitButton label="Send Message" state={state} />
    </EnquiryForm>
  )
}
