import { Breadcrumb, type Trail } from './breadcrumb.tsx'
import { HeaderScene } from './header-scene.tsx'
import styles from './page-header.module.css'

/** A page's heading and breadcrumb over a band of sky. */
export function PageHeader({ title, trail }: { title: string; trail: Trail }) {
  return (
    <header className={styles.header}>
      <HeaderScene />
      <div className={styles.inner}>
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
      </div>
    </header>
  )
}
