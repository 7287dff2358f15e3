import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import type { Tour } from '../../../content/catalogue.ts'
import type { Season } from '../../../content/departures.ts'
import { ASK, ASK_ABOUT_TOUR } from '../../../content/labels.ts'
import { askPath } from '../actions/ask.ts'
import { useNextDeparture, wholePriceOf } from '../departures/next-departure.ts'
import type { SectionId } from '../sections/tour-section.tsx'
import styles from './tour-spine.module.css'
import { useCovers } from './use-covers.ts'
import { useSectionInView } from './use-section-in-view.ts'

// biome-ignore format: a table
const LINKS = [
  { id: 'itinerary', name: 'Itinerary' },
  { id: 'prices',    name: 'Prices' },
  { id: 'dates',     name: 'Dates' },
  { id: 'packing',   name: 'Packing' },
  { id: 'questions', name: 'Questions' },
] as const satisfies readonly { id: SectionId; name: string }[]
const ids = LINKS.map(({ id }) => id)

/** What the low bar must not cover: fields of a line, the slip's own total, and the footer. */
const NOT_COVERED =
  'main :is(input:not([type=checkbox], [type=radio]), select, textarea, [data-hides-bar]), footer'

/**
 * The links to a tour's sections, with the price, the next date and the way to ask: a column beside the sections, or a
 * low bar in narrow windows. Works without scripts; the code marks the section in view, and hides the bar over fields.
 */
export function TourSpine({ tour, season }: { tour: Tour; season: Season | null }) {
  const nav = useRef<HTMLElement>(null)
  const current = useSectionInView(ids)
  const covers = useCovers(nav, NOT_COVERED)
  const next = useNextDeparture(tour, season)
  const more: Partial<Record<SectionId, ReactNode>> = {
    prices: <small data-ltr="">{wholePriceOf(tour)}</small>,
    dates: <small>{next}</small>,
  }
  return (
    <nav
      ref={nav}
      className={styles.spine}
      aria-label="On this page"
      data-print="hide"
      data-aside={covers || null}
    >
      <ul className={styles.links}>
        {LINKS.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {/* One string, because React writes a comment into the HTML between two texts. */}
              {more[id] ? `${name} ` : name}
              {more[id]}
            </a>
          </li>
        ))}
      </ul>
      <Link href={askPath(tour.title)} className={`button ${styles.ask}`}>
        {ASK}
        <span>{ASK_ABOUT_TOUR.slice(ASK.length)}</span>
      </Link>
    </nav>
  )
}
