import { Link } from 'wouter'
import styles from './page-header.module.css'

/** The steps after Home. A step without `href` is the current page. */
export type Trail = readonly { label: string; href?: string }[]

export function Breadcrumb({ trail }: { trail: Trail }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        <li>
          <Link href="/">Home</Link>
        </li>
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
