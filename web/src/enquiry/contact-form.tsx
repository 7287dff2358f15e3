import { useId } from 'react'
import { forms } from 'submissions'
import { WithoutScripts } from '../components/without-scripts.tsx'
import styles from './enquiry.module.css'
import { FormField } from './form-field.tsx'
import { OtherWays } from './other-ways.tsx'
import { OutcomeMessage } from './outcome-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useEnquiry } from './use-enquiry.ts'

const { contact } = forms
// Spec 8, word for word.
const TEXTS = {
  success: 'Thanks. We will contacted you soon.',
  failure: 'OOPS Something went wrong.',
}

/** The contact form. A stored message empties the form; after a failure everything typed stays. */
export function ContactForm() {
  const { state, formProps } = useEnquiry('contact', { onSuccess: (form) => form.reset() })
  const heading = useId()
  return (
    <form className={styles.form} aria-labelledby={heading} {...formProps}>
      <h2 id={heading} className={styles.heading}>
        Get in touch!
      </h2>
      <FormField name="name" rule={contact.name} label="Your Name" autoComplete="name" />
      <FormField name="email" rule={contact.email} label="Your Email" autoComplete="email" />
      <FormField name="subject" rule={contact.subject} label="Your Question" />
      <FormField name="comment" rule={contact.comment} label="Your Comment" />
      <OutcomeMessage state={state} texts={TEXTS} />
      <SubmitButton label="Send Message" submitting={state === 'submitting'} />
      <OtherWays />
      <WithoutScripts />
    </form>
  )
}
