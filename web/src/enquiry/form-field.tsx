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

type FormFieldsProps<F extends FormName> = { form: F; texts: FieldTexts<F> }

/** The fields of a form, in the order of its table in submissions/src/fields.ts. */
export function FormFields<F extends FormName>({ form, texts }: FormFieldsProps<F>) {
  return fieldsOf(form).map(([name, rule]) => (
    <FormField key={name} name={name} rule={rule} texts={texts[name]} />
  ))
}

type FieldProps = { name: string; rule: Field; texts: Texts }

function FormField(field: FieldProps) {
  const id = useId()
  const { rule, texts } = field
  return (
    <div className={`field ${styles.field}`} data-kind={rule.kind}>
      <label htmlFor={id}>
        {texts.label}
        {!rule.required && <span> (optional)</span>}
      </label>
      <Control id={id} {...field} />
    </div>
  )
}

/** A control with the limits of the table; the browser's own validation applies. */
function Control({ id, name, rule, texts }: FieldProps & { id: string }) {
  const shared = { id, name, required: rule.required, autoComplete: texts.autoComplete }
  if (rule.kind === 'choice') {
    return (
      <select {...shared} defaultValue="">
        <option value="" disabled>
          {texts.placeholder}
        </option>
        {rule.choices?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const limited = { ...shared, maxLength: rule.max }
  if (rule.kind === 'text') return <textarea {...limited} rows={4} dir="auto" />
  // `required` alone accepts a line of blanks. `clean` makes blanks of control characters.
  const pattern = refusesBlanks(rule) ? '[\\s\\S]*[^\\s\\p{Cc}][\\s\\S]*' : undefined
  const direction = rule.kind === 'line' ? 'auto' : 'ltr'
  return <input {...limited} type={TYPES[rule.kind]} pattern={pattern} dir={direction} />
}
