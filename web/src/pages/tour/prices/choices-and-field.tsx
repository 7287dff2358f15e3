import { type ReactNode, useId } from 'react'
import styles from './price-slip.module.css'

type ChoicesProps = {
  title: string
  items: readonly { value: string; title: string }[]
  value: string
  onChange: (value: string) => void
  /** What stands below the choices. */
  children?: ReactNode
}

/** Radio buttons with a title. */
export function Choices({ title, items, value, onChange, children }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {items.map((item) => (
        <label key={item.value}>
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.title}
        </label>
      ))}
      {children && <div className={`stack small ${styles.notes}`}>{children}</div>}
    </fieldset>
  )
}

/** A label with its field, which gets the id of the label. */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
