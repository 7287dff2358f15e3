import { type InputHTMLAttributes, useId } from 'react'
import type { Field } from 'submissions'
import styles from './enquiry.module.css'

const TYPES = { line: 'text', tel: 'tel', email: 'email' } as const

type Props = {
  name: string
  rule: Field
  label: string
  placeholder?: string
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
}

/**
 * A labelled control with the limits of the form's table in submissions/; the browser's own
 * validation applies.
 */
export function FormField({ name, rule, label, placeholder, autoComplete }: Props) {
  const id = useId()
  const limits = { id, name, required: rule.required, maxLength: rule.max, autoComplete }
  return (
    <div className={styles.field} data-kind={rule.kind}>
      <label htmlFor={id}>
        {label}
        {!rule.required && <span> (optional)</span>}
      </label>
      {rule.kind === 'text' ? (
        <textarea {...limits} rows={4} placeholder={placeholder} dir="auto" />
      ) : rule.kind === 'choice' ? (
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
      ) : (
        <input
          {...limits}
          type={TYPES[rule.kind]}
          placeholder={placeholder}
          dir={rule.kind === 'line' ? 'auto' : 'ltr'}
        />
      )}
    </div>
  )
}
