import { type ReactNode, useId } from 'react'
import { Icon, starIcon } from '../../components/icons/icons.ts'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import styles from './listing.module.css'
import { PriceFilter } from './price-filter.tsx'

const RATINGS = [5, 4, 3, 2, 1]
const ACTIVITIES = ['Bali Park', 'Paris', 'Arcadia', 'Culver City', 'Long Beach', 'California']

/** The filters of spec 2.4: they filter nothing, as a line below the heading says. */
export function FilterSidebar() {
  const heading = useId()
  return (
    <section className={`spaced ${styles.filters}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>Filters</h2>
        <p className="small">Every tour stays in the list, whatever you choose here.</p>
      </header>
      <Filter title="Price">
        <PriceFilter />
      </Filter>
      <Filter title="Star rating">
        {RATINGS.map((stars) => (
          <Choice key={stars}>
            <span data-ltr="">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <Stars count={stars} />
          </Choice>
        ))}
      </Filter>
      <Filter title="Booking Activity">
        {ACTIVITIES.map((place) => (
          <Choice key={place}>{place}</Choice>
        ))}
      </Filter>
      <div className={styles.filter}>
        <h3>Leh on the map</h3>
        <MapFrame query="Leh, Ladakh, India" title="Map of Leh" height={500} />
      </div>
    </section>
  )
}

function Filter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.filter}>
      <legend>
        <h3>{title}</h3>
      </legend>
      {children}
    </fieldset>
  )
}

function Choice({ children }: { children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" />
      {children}
    </label>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {RATINGS.slice(0, count).map((star) => (
        <Icon of={starIcon} key={star} size={16} />
      ))}
    </span>
  )
}
