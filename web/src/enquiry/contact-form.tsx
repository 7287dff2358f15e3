import { useId } from 'react'
import { WithoutScripts } from '../components/static-form/without-scripts.tsx'
import styles from './enquiry.module.css'
import { type FieldTexts, FormFields } from './form-field.tsx'
import { OtherWays } from './other-ways.tsx'
import { OutcomeMessage } from './outcome-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useEnquiry } from './use-enquiry.ts'

const FIELDS: FieldTexts<'contact'> = {
  name: { label: 'Your Name', autoComplete: 'name' },
  email: { label: 'Your Email', autoComplete: 'email' },
  subject: { label: 'Your Question' },
  comment: { label: 'Your Comment' },
}

/** The contact form. A stored message empties the form; after a failure everything typed stays. */
export function ContactForm() {
  const { state, formProps } = useEnquiry('contact', { onSuccess: (form) => form.reset() })
  const heading = useId()
  return (
    <form id="message" className={styles.form} aria-labelledby={heading} {...formProps}>
      <h2 id={heading} className={styles.heading}>
        Get in touch!
      </h2>
      <FormFields form="contact" texts={FIELDS} />
      <OutcomeMessage form="contact" state={state} />
      <SubmitButton label="Send Message" submitting={state === 'submitting'} />
      <OtherWays />
      <WithoutScripts />
    </form>
  )
}
