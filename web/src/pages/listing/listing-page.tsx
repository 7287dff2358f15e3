import { PRICES_BEFORE_GST } from 'content/control-labels.ts'
import { tours } from 'content/tours.ts'
import { Link } from 'wouter'
import { TourCard, type TourCardLayout } from '../../components/card/tour-card.tsx'
import { Pager } from '../../components/inert/pager.tsx'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { QuoteForm } from '../../enquiry/quote-form.tsx'
import type { Match } from '../../routes.ts'
import { FilterSidebar } from './filter-sidebar.tsx'
import styles from './listing.module.css'

// biome-ignore format: a table
const screens = {
  'grid':               { layout: 'tile', sidebar: 'none' },
  'grid-left-sidebar':  { layout: 'tile', sidebar: 'start' },
  'grid-right-sidebar': { layout: 'tile', sidebar: 'end' },
  'list':               { layout: 'row',  sidebar: 'none' },
  'list-left-sidebar':  { layout: 'row',  sidebar: 'start' },
  'list-right-sidebar': { layout: 'row',  sidebar: 'end' },
} as const

/** The number of cards with eager pictures: the first line of the widest layout. */
const EAGER_CARDS = 3

/** The six tour listings: the same tours and quote panel in the arrangements of the table above. */
export function Page({ id }: Match & { id: keyof typeof screens }) {
  const { layout, sidebar } = screens[id]
  return (
    <>
      <PageHeader title="Tour Packages" trail={[{ label: 'Tour' }]} />
      <div className={`page ${styles.listing}`} data-sidebar={sidebar}>
        <Results layout={layout} />
        <div className={`parts ${styles.side}`}>
          {sidebar !== 'none' && <FilterSidebar />}
          <div className={`parts ${styles.panel}`}>
            <QuoteForm />
            <MapFrame query="Ladakh, India" title="Tour map of Ladakh" height={500} />
          </div>
        </div>
      </div>
    </>
  )
}

function Results({ layout }: { layout: TourCardLayout }) {
  return (
    <div className={styles.results}>
      <h2>All {tours.length} tours</h2>
      <p>
        {layout === 'tile' && `${PRICES_BEFORE_GST} `}
        <Link href="/which-ride-is-mine">Which ride is mine?</Link>
      </p>
      <ul className={`cards ${styles.tours}`} data-layout={layout}>
        {tours.map((tour, index) => (
          <li key={tour.id}>
            <TourCard tour={tour} layout={layout} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      <Pager />
    </div>
  )
}
