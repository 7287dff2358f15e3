import { introduction, user } from 'content/account-samples.ts'
import { tours } from 'content/tours.ts'
import { FIXED_PRICE, TourCard } from '../../components/card/tour-card.tsx'
import type { Match } from '../../routes.ts'
import styles from './account.module.css'
import { AccountLayout } from './account-layout.tsx'

/** Spec 2.7: the first 6 tours, all at one fixed price. */
const MY_TOURS = tours.slice(0, 6)

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <section className={`spaced ${styles.section} ${styles.introduction}`}>
        <h2>I am {user.firstName}</h2>
        {introduction.map((paragraph) => (
          <p key={paragraph} className="muted">
            {paragraph}
          </p>
        ))}
      </section>
      <section className={`spaced ${styles.section}`}>
        <h2>My Tours</h2>
        <ul className="cards">
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
