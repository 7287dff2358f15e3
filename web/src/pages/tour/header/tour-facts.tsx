import { unbroken } from 'content/line-breaks.ts'
import { priceLabelOf, type Tour } from 'content/tours.ts'
import type { ReactNode } from 'react'
import {
  durationIcon,
  groupIcon,
  Icon,
  languagesIcon,
  placeIcon,
  priceIcon,
  typeIcon,
} from '../../../components/icons/icons.ts'
import styles from './tour-facts.module.css'

type Facts = Pick<Tour, 'title' | 'days' | 'pricePerPerson' | 'priceList'> & {
  place?: string
  /** The address of the prices; without one the price is no link. */
  priceHref?: string
  /** The actions, between the place and the items. */
  children?: ReactNode
}

/** Title, place and the items of `tourDetailAbout` (spec 2.5, 3 and 9). */
export function TourFacts({ title, place = 'New Zealand', priceHref, children, ...tour }: Facts) {
  // biome-ignore format: a table
  const items = [
    { icon: durationIcon,  name: 'Duration',         title: `${tour.days} days` },
    { icon: typeIcon,      name: 'Type',             title: 'Adventure' },
    { icon: groupIcon,     name: 'Group Size',       title: 'up to 50' },
    { icon: languagesIcon, name: 'Languages',        title: 'English/Hindi' },
    { icon: priceIcon,     name: 'Price per person', title: unbroken(priceLabelOf(tour)), href: priceHref },
  ]
  return (
    <section className={`parts ${styles.facts}`}>
      <div>
        <h2>{unbroken(title)}</h2>
        <p className={`muted ${styles.place}`}>
          <Icon of={placeIcon} aria-hidden="true" />
          {place}
        </p>
      </div>
      {children}
      <dl className={styles.items}>
        {items.map(({ icon, name, title, href }) => (
          <div key={name}>
            <dt className="small">
              <Icon of={icon} aria-hidden="true" />
              {name}
            </dt>
            <dd>
              {href ? (
                <a href={href} data-ltr="">
                  {title}
                </a>
              ) : (
                <span data-ltr="">{title}</span>
              )}
              {href && tour.pricePerPerson !== null && (
                // A space inside the small words, which stay on one line, would allow no line break.
                <>
                  {' '}
                  <small className="small">before GST</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
