import { tours } from 'content/tours.ts'
import { TourCard } from '../../components/card/tour-card.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import styles from './listing.module.css'

/** /tour-detail-one without an id, whose content the specification leaves open (2.1). */
export function Page() {
  return (
    <>
      <PageHeader title="Tour" />
      <section className="page" aria-labelledby="choose">
        <div className={styles.chooser}>
          <h2 id="choose">Choose a tour</h2>
          <p className="muted">
            No tour is chosen yet. Take one of these to see its days, prices and departures.
          </p>
        </div>
        <ul className="cards">
          {tours.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
