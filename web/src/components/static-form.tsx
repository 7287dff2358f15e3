import { type FormEvent, type ReactNode, useId } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'
import styles from './static-form.module.css'

/**
 * A form that the specification shows without a function: the browser's own validation applies, and
 * a valid one does nothing. What was typed stays and leaves neither the page nor for the address bar.
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
    <form
      className={`${styles.form} ${className ?? ''}`}
      aria-label={label}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {children}
    </form>
  )
}

/** Disabled until the page's code runs: before that the browser would send the form by itself. */
export function StaticSubmit({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className="button" disabled={!useHydrated()}>
      {children}
    </button>
  )
}

type FieldProps = {
  label: string
  name: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'textarea'
  required?: boolean
  placeholder?: string
  autoComplete?: string
  defaultValue?: string
}

/** A labelled field of a static form; `textarea` is free text. */
export function StaticField({ label, type = 'text', ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea id={id} rows={4} dir="auto" {...rest} />
      ) : (
        <input id={id} type={type} {...rest} />
      )}
    </div>
  )
}
