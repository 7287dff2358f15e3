import { unbroken } from 'content/line-breaks.ts'
import { placeLineOf, priceLabelOf, type Tour } from 'content/tours.ts'
import { Link } from 'wouter'
import { tourPath } from '../../routes.ts'
import { heartIcon, Icon, placeIcon, starIcon } from '../icons/icons.ts'
import { Picture } from '../picture/picture.tsx'
import card from './card.module.css'
import styles from './tour-card.module.css'

/** 'row' puts the picture beside the words where there is room. */
export type TourCardLayout = 'tile' | 'row'

type Props = {
  tour: Tour
  layout?: TourCardLayout
  price?: string
  /** True for cards visible without scrolling: the picture is loaded at once. */
  eager?: boolean
}

/** The fixed price of horizontal cards (spec 9) and My Tours (2.7), whatever the tour costs. */
export const FIXED_PRICE = '$ 58 / Day'

/** A tour in a list. The link in the title covers the card, except the heart. */
export function TourCard({
  tour,
  layout = 'tile',
  price = layout === 'row' ? FIXED_PRICE : priceLabelOf(tour),
  eager = false,
}: Props) {
  return (
    <article className={`${card.card} ${styles.card}`} data-layout={layout}>
      <div className={styles.inner}>
        <div className={`frame ${card.picture} ${styles.picture}`}>
          <Picture name={tour.picture} eager={eager} sizes="(width >= 40rem) 25rem, 100vw" />
          {tour.tagText && <p className={styles.tag}>{tour.tagText}</p>}
          {/* Inert (spec 2.4): a picture of a heart, which is no control and cannot be focused. */}
          <span className={styles.heart}>
            <Icon of={heartIcon} size={20} />
          </span>
        </div>
        <div className={`${card.words} ${styles.words}`}>
          <p className={styles.place}>
            <Icon of={placeIcon} size={16} />
            {unbroken(placeLineOf(tour))}
          </p>
          <h3>
            <Link href={tourPath(tour.id)}>{unbroken(tour.title)}</Link>
          </h3>
          {layout === 'row' && <p className={styles.summary}>{tour.summary}</p>}
          <p className={card.end}>
            <Rating />
            <span data-ltr="">{price}</span>
          </p>
        </div>
      </div>
    </article>
  )
}

/** Fixed on every card (spec 9). Nobody gave this rating: structured data has none. */
function Rating() {
  return (
    <span className={styles.rating} role="img" aria-label="Rating 5.0 (30)">
      <Icon of={starIcon} size={16} />
      <span data-ltr="">5.0 (30)</span>
    </span>
  )
}
