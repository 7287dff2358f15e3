import { type KeyboardEvent, type ReactNode, useId, type WheelEvent } from 'react'
import styles from './static-form.module.css'

/**
 * A form that the specification shows without a function. The browser validates the form; a valid
 * form does nothing, as HTML defines for method=dialog. Where a <dialog> is around the form,
 * loading/start/hold-leads.ts keeps the <dialog> open.
 */
export function StaticForm({ children, className, label, submit }: FormProps) {
  return (
    <form className={`stack ${styles.form} ${className ?? ''}`} aria-label={label} method="dialog">
      {children}
      {submit && (
        <button type="submit" className="button quiet">
          {submit}
        </button>
      )}
    </form>
  )
}

type FormProps = {
  children: ReactNode
  className?: string | undefined
  label: string
  /** The label of the button; without this label, the form has no button. */
  submit?: string
}

export type FieldProps = {
  label: string
  name: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'search' | 'textarea'
  /** The options of a select; the first one is selected. */
  options?: readonly (string | number)[]
  required?: boolean
  placeholder?: string
  autoComplete?: string
  defaultValue?: string
  /** A hint below the field, its accessible description. */
  hint?: string
}

/** A labelled field of a static form; `textarea` is free text. */
export function StaticField({ label, type = 'text', options, hint, ...rest }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const dir = type === 'text' || type === 'search' || type === 'textarea' ? 'auto' : 'ltr'
  const shared = { id, dir: options ? undefined : dir, 'aria-describedby': hint && hintId, ...rest }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...shared}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea rows={4} {...shared} />
      ) : (
        <input type={type} {...(type === 'number' && fixedDigits)} {...shared} />
      )}
      {hint && (
        <p id={hintId} className="small">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Number fields are for card and phone numbers: arrow keys and the mouse wheel do not change these numbers. */
const fixedDigits = {
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
  },
  // The wheel changes the number only while the field has the focus.
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
}

type CheckboxProps = {
  name: string
  required?: boolean
  defaultChecked?: boolean
  /** The label; may contain a link. */
  children: ReactNode
}

export function StaticCheckbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  )
}

/** Fields in two columns where there is room. */
export function StaticRow({ fields }: { fields: readonly FieldProps[] }) {
  return (
    <div className={`stack ${styles.row}`}>
      {fields.map((field) => (
        <StaticField key={field.name} {...field} />
      ))}
    </div>
  )
}
