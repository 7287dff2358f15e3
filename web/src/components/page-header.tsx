import { Link } from 'wouter'
import { HeaderScene } from '../art/header-scene.tsx'
import styles from './page-header.module.css'

type Props = {
  title: string
  /** The trail after Home; the last is this page. */
  trail: readonly { label: string; href?: string }[]
}

/** A page's heading over a band of sky, with the way to it. */
export function PageHeader({ title, trail }: Props) {
  return (
    <header className={styles.header}>
      <HeaderScene />
      <div className={styles.inner}>
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
        <h1>{title}</h1>
      </div>
    </header>
  )
}
