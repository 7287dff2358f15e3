import { type KeyboardEvent, type ReactNode, useId, type WheelEvent } from 'react'
import styles from './static-form.module.css'
import { WithoutScripts } from './without-scripts.tsx'

/**
 * A form that the specification shows without a function. The browser validates the form; a valid form does nothing, as
 * HTML defines for method=dialog outside of a <dialog>. The typed values stay in the fields.
 */
export function StaticForm({
  children,
  className,
  label,
}: {
  children: ReactNode
  className?: string | undefined
  label: string
}) {
  return (
    <form className={`${styles.form} ${className ?? ''}`} aria-label={label} method="dialog">
      {children}
      <WithoutScripts />
    </form>
  )
}

export function StaticSubmit({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className="button">
      {children}
    </button>
  )
}

export type FieldProps = {
  label: string
  name: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'search' | 'textarea'
  required?: boolean
  placeholder?: string
  autoComplete?: string
  defaultValue?: string
  onKeyDown?: (event: KeyboardEvent) => void
  onWheel?: (event: WheelEvent<HTMLInputElement>) => void
  /** A hint below the field, its accessible description. */
  hint?: string
}

/** A labelled field of a static form; `textarea` is free text. */
export function StaticField({ label, type = 'text', hint, onWheel, ...rest }: FieldProps) {
  const id = useId()
  const hintId = useId()
  const dir = type === 'text' || type === 'search' || type === 'textarea' ? 'auto' : 'ltr'
  const shared = { id, dir, 'aria-describedby': hint && hintId, ...rest }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea rows={4} {...shared} />
      ) : (
        <input type={type} onWheel={onWheel} {...shared} />
      )}
      {hint && <p id={hintId}>{hint}</p>}
    </div>
  )
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
export function StaticRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
