import { priceLabelOf, type Tour } from 'content/catalogue.ts'
import { unbroken } from 'content/rupees.ts'
import type { ReactNode } from 'react'
import {
  DurationIcon,
  GroupIcon,
  LanguagesIcon,
  PlaceIcon,
  PriceIcon,
  TypeIcon,
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
    { Icon: DurationIcon,  name: 'Duration',         title: `${tour.days} days` },
    { Icon: TypeIcon,      name: 'Type',             title: 'Adventure' },
    { Icon: GroupIcon,     name: 'Group Size',       title: 'up to 50' },
    { Icon: LanguagesIcon, name: 'Languages',        title: 'English/Hindi' },
    { Icon: PriceIcon,     name: 'Price per person', title: unbroken(priceLabelOf(tour)), href: priceHref },
  ]
  return (
    <section className={`parts ${styles.facts}`}>
      <div>
        <h2>{unbroken(title)}</h2>
        <p className={`muted ${styles.place}`}>
          <PlaceIcon aria-hidden="true" />
          {place}
        </p>
      </div>
      {children}
      <dl className={styles.items}>
        {items.map(({ Icon, name, title, href }) => (
          <div key={name}>
            <dt className="small">
              <Icon aria-hidden="true" />
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
