import type { ReactNode } from 'react'
import styles from './side-columns.module.css'

type Props = {
  /** The accessible name of the <nav> with the links. */
  label: string
  /** The links, as list items. */
  links: ReactNode
  children: ReactNode
}

/** A page with a list of links. In a wide window the list is at the side and stays in view while the page scrolls. */
export function SideColumns({ label, links, children }: Props) {
  return (
    <div className={`page columns ${styles.besideLinks}`}>
      <nav aria-label={label} className="stays">
        <ul className={styles.links}>{links}</ul>
      </nav>
      {children}
    </div>
  )
}
