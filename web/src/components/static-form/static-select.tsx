import { useId } from 'react'
import styles from './static-form.module.css'

type Props = {
  label: string
  name: string
  options: readonly (string | number)[]
  autoComplete?: string
}

/** A labelled select of a static form; the first option is selected. */
export function StaticSelect({ label, options, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...rest}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
