import { Picture } from '../../components/picture/picture.tsx'
import { agency } from '../../content/agency.ts'
import { SocialLinks } from '../../layout/social-links.tsx'
import styles from './author-card.module.css'

/** The blog's sidebar: the author is the agency. */
export function AuthorCard() {
  return (
    <aside aria-label="Author" className={styles.card}>
      <div className={styles.portrait}>
        <Picture name="team-4" />
      </div>
      <h2>{agency.brand}</h2>
      <p className={styles.role}>Content Writer</p>
      <p>
        We write down what travellers ask us before they come, from the first night in Leh to the
        last petrol pump.
      </p>
      <ul className={styles.profiles}>
        <SocialLinks />
      </ul>
    </aside>
  )
}
