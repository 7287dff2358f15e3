import { manners } from 'web/compiled/about.ts'
import styles from './manners.module.css'

/** How the agency works. */
export function Manners() {
  return (
    <section className={styles.manners}>
      <h2>How we go about it</h2>
      <ul className={styles.list}>
        {manners.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
