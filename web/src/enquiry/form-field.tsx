import { type InputHTMLAttributes, useId } from 'react'
import { type Field, type FieldName, type FormName, fieldsOf, refusesBlanks } from 'submissions'
import styles from './enquiry.module.css'

const TYPES = { line: 'text', tel: 'tel', email: 'email' } as const

type Texts = {
  label: string
  /** What a list shows before a choice. */
  placeholder?: string
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
}
/** What the form shows for each field of its table; a forgotten field is a type error. */
export type FieldTexts<F extends FormName> = Record<FieldName<F>, Texts>

/** The fields of a form, in the order of its table in submissions/src/fields.ts. */
export function FormFields<F extends FormName>({ form, texts }: FormFieldsProps<F>) {
  return fieldsOf(form).map(([name, rule]) => (
    <FormField key={name} name={name} rule={rule} {...texts[name]} />
  ))
}

type FormFieldsProps<F extends FormName> = { form: F; texts: FieldTexts<F> }

/** A labelled control with the limits of the table; the browser's own validation applies. */
function FormField({
  name,
  rule,
  label,
  placeholder,
  autoComplete,
}: Texts & { name: string; rule: Field }) {
  const id = useId()
  const attributes = { id, name, required: rule.required, maxLength: rule.max, autoComplete }
  // `required` alone accepts a line of blanks.
  const pattern = refusesBlanks(rule) ? '[\\s\\S]*\\S[\\s\\S]*' : undefined
  return (
    <div className={styles.field} data-kind={rule.kind}>
      <label htmlFor={id}>
        {label}
        {!rule.required && <span> (optional)</span>}
      </label>
      {control()}
    </div>
  )

  function control() {
    if (rule.kind === 'text') {
      return <textarea {...attributes} rows={4} dir="auto" />
    }
    if (rule.kind === 'choice') {
      return (
        <select id={id} name={name} required={rule.required} defaultValue="">
          <option value="" disabled>
            {placeholder}
          </option>
          {rule.choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )
    }
    const direction = rule.kind === 'line' ? 'auto' : 'ltr'
    return <input {...attributes} type={TYPES[rule.kind]} pattern={pattern} dir={direction} />
  }
}
