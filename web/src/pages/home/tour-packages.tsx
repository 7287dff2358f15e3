import { Link } from 'wouter'
import { TourCard } from '../../components/card/tour-card.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { tours } from '../../content/catalogue.ts'
import styles from './tour-packages.module.css'

export function TourPackages() {
  return (
    <section id="packages" className={`page ${styles.packages}`}>
      <SectionHeading title="Tour Packages" />
      <ul className={styles.cards}>
        {tours.slice(0, 8).map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link href="/grid-right-sidebar" className="button">
          See More Tours
        </Link>
        <Link href="/which-ride-is-mine">Which ride is mine?</Link>
      </p>
    </section>
  )
}
