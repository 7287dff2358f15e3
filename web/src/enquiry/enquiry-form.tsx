import { agency } from 'content/compiled/agency.ts'
import { type ReactNode, useId } from 'react'
import type { FormName } from 'submissions'
import { Link } from 'wouter'
import styles from './enquiry.module.css'
import { type FieldTexts, FormFields } from './form-field.tsx'
import type { SendOutcome } from './send.ts'
import type { EnquiryState, useSubmit } from './use-submit.ts'

const FAILURE = import.meta.env.VITE_PREVIEW
  ? 'This is a preview. Nothing was sent.'
  : 'OOPS Something went wrong.'

type Props<F extends FormName> = {
  form: F
  /** The id of the form, for links such as `/#quote`. */
  id: string
  title: string
  texts: FieldTexts<F>
  formProps: ReturnType<typeof useSubmit>['formProps']
  /** The button and the message. */
  children: ReactNode
}

/** A live form: its heading, its fields, what stands below, and other ways to reach the agency. */
export function EnquiryForm<F extends FormName>({
  form,
  id,
  title,
  texts,
  formProps,
  children,
}: Props<F>) {
  const heading = useId()
  return (
    <form
      id={id}
      className={`stack raised ${styles.form}`}
      aria-labelledby={heading}
      {...formProps}
    >
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <FormFields form={form} texts={texts} />
      {children}
      <p className={styles.instead}>This form needs JavaScript. Call or mail us instead.</p>
      <div className={`small ${styles.ways}`}>
        <p>
          {'Call '}
          <a href={`tel:${agency.phone.number}`} data-ltr="">
            {agency.phone.shown}
          </a>
          {' or mail '}
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </p>
        <p>
          How we use your details: <Link href="/privacy">privacy policy</Link>. What holds for a
          booking: <Link href="/before-you-book">before you book</Link>
        </p>
      </div>
    </form>
  )
}

/** The button that sends the form. While the button is disabled, during a send, the style sheet shows its spinner. */
export function SubmitButton({ label, state }: { label: string; state: EnquiryState }) {
  return (
    <button className={`button ${styles.submit}`} type="submit" disabled={state === 'submitting'}>
      <span>{label}</span>
      <span className={styles.spinner} role="progressbar" aria-label="Sending" />
    </button>
  )
}

/** The result of the last send, announced when it appears; empty without a result. `success`: the text of spec 8. */
export function OutcomeMessage({ state, success }: { state: EnquiryState; success: string }) {
  const outcome: SendOutcome | null = state === 'success' || state === 'failure' ? state : null
  return (
    <>
      <p className={styles.message} data-outcome={outcome} role="status">
        {outcome && { success, failure: FAILURE }[outcome]}
      </p>
      <p className={`${styles.message} ${styles.late}`} data-outcome="failure" role="alert">
        {FAILURE}
      </p>
    </>
  )
}
