import { FacebookIcon, InstagramIcon } from '../../components/brand-icons.tsx'
import { Picture } from '../../components/picture.tsx'
import { site } from '../../site.ts'
import styles from './author-card.module.css'

const profiles = [
  { label: 'Facebook', href: site.social.facebook, Icon: FacebookIcon },
  { label: 'Instagram', href: site.social.instagram, Icon: InstagramIcon },
] as const

/** The blog's sidebar: the agency itself writes its articles. */
export function AuthorCard() {
  return (
    <aside aria-label="Author" className={styles.card}>
      <div className={styles.portrait}>
        <Picture name="portrait-3" />
      </div>
      <h2>{site.brand}</h2>
      <p className={styles.role}>Content Writer</p>
      <p>
        We write down what travellers ask us before they come, from the first night in Leh to the
        last petrol pump.
      </p>
      <ul className={styles.profiles}>
        {profiles.map(({ label, href, Icon }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noreferrer" aria-label={label}>
              <Icon />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
