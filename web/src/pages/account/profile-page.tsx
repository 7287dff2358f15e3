import { FIXED_PRICE, TourCard } from '../../components/card/tour-card.tsx'
import { introduction } from '../../content/account/introduction.ts'
import { user } from '../../content/account/user.ts'
import { tours } from '../../content/catalogue.ts'
import type { Match } from '../../routes.ts'
import { AccountLayout } from './account-layout.tsx'
import styles from './profile-page.module.css'

/** Spec 2.7: the first 6 tours, all at one fixed price. */
const MY_TOURS = tours.slice(0, 6)

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <section className={styles.introduction}>
        <h2>I am {user.firstName}</h2>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className={styles.tours}>
        <h2>My Tours</h2>
        <ul className={styles.grid}>
          {MY_TOURS.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} price={FIXED_PRICE} />
            </li>
          ))}
        </ul>
      </section>
    </AccountLayout>
  )
}
