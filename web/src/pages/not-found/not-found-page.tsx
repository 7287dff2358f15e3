import { Link } from 'wouter'
import styles from './not-found-page.module.css'

export function Page() {
  return (
    <div className={styles.page}>
      <h1>Page Not Found?</h1>
      <Link href="/">Back to Home</Link>
    </div>
  )
}
