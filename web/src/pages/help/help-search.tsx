import { useId } from 'react'
import { SearchIcon } from '../../components/icons.ts'
import { StaticForm, StaticSubmit } from '../../components/static-form.tsx'
import styles from './help-search.module.css'

const LABEL = 'Search the help centre'

/** The search box of spec 2.8, which finds nothing. */
export function HelpSearch() {
  const id = useId()
  return (
    <search>
      <StaticForm label={LABEL} className={styles.form}>
        <label htmlFor={id}>{LABEL}</label>
        <SearchIcon size={20} aria-hidden="true" />
        <input
          id={id}
          name="search"
          type="search"
          placeholder="Deposit, permits, packing …"
          autoComplete="off"
        />
        <StaticSubmit>Search</StaticSubmit>
      </StaticForm>
    </search>
  )
}
