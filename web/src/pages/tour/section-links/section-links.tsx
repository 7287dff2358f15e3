import { ASK, ASK_ABOUT_TOUR } from 'content/control-labels.ts'
import type { Departure } from 'content/departure-texts.ts'
import type { Tour } from 'content/tours.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { askPath } from '../actions/ask-links.ts'
import { useNextDeparture, wholePriceOf } from '../header/tour-offer.tsx'
import type { SectionId } from '../tour-section.tsx'
import styles from './section-links.module.css'

// biome-ignore format: a table
const LINKS = [
  { id: 'itinerary', name: 'Itinerary' },
  { id: 'prices',    name: 'Prices' },
  { id: 'dates',     name: 'Dates' },
  { id: 'packing',   name: 'Packing' },
  { id: 'questions', name: 'Questions' },
] as const satisfies readonly { id: SectionId; name: string }[]

type Props = { tour: Tour; departures: readonly Departure[] }

/** The links to a tour's sections: a column beside them, or a low bar in narrow windows. */
export function SectionLinks({ tour, departures }: Props) {
  const nav = useRef<HTMLElement>(null)
  const current = useSectionInView()
  const covers = useCovers(nav)
  const next = useNextDeparture(departures)
  const more: Partial<Record<SectionId, ReactNode>> = {
    prices: <small data-ltr="">{wholePriceOf(tour)}</small>,
    dates: <small>{next}</small>,
  }
  return (
    <nav
      ref={nav}
      className={`stack stays ${styles.nav}`}
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

/** In fractions of the window's height: the line that decides which section is current. */
const LINE = 0.35

/** The id of the last section that begins above the line; null above the first section and before the code runs. */
function useSectionInView(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const sections = LINKS.flatMap(({ id }) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => {
        const line = LINE * window.innerHeight
        const begun = sections.filter((section) => section.getBoundingClientRect().top <= line)
        setCurrent(begun.at(-1)?.id ?? null)
      },
      // The observed area is the line.
      { rootMargin: `-${100 * LINE}% 0px -${100 * (1 - LINE)}% 0px` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return current
}

/** What the low bar must not cover: fields but checkboxes and radio buttons, the price slip's total, and the footer. */
const NOT_COVERED =
  'main :is(input:not([type=checkbox], [type=radio]), select, textarea, [data-hides-bar]), footer'

/** Whether the bar at the foot of the window is over an element that it must not cover. */
function useCovers(bar: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const look = () => {
      const top = window.innerHeight - (bar.current?.offsetHeight ?? 0)
      // Parts of the page come late, so the elements are looked up each time.
      const found = [...document.querySelectorAll(NOT_COVERED)].some((element) => {
        const box = element.getBoundingClientRect()
        return box.height > 0 && box.bottom > top && box.top < window.innerHeight
      })
      setCovers(found)
    }
    look()
    for (const event of ['scroll', 'resize']) addEventListener(event, look, { passive: true })
    return () => {
      for (const event of ['scroll', 'resize']) removeEventListener(event, look)
    }
  }, [bar])
  return covers
}
