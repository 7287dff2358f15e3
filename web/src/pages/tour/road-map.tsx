import { mapBoxes } from 'pictures/drawn/maps.json'
import type { Ref } from 'react'
import { isPass } from '../../content/stretches.ts'
import type { Day, TourDetail } from '../../content/tour.ts'
import styles from './road-map.module.css'

const shapes = ['wide', 'narrow'] as const

type Props = Pick<TourDetail, 'slug' | 'days'> & { ref: Ref<HTMLDivElement> }

/**
 * The map of a tour, drawn at build (art/map). <use> shows a file with the page's fonts and `color-scheme`, which
 * an <img> cannot: the map follows the theme that the visitor has chosen.
 */
export function RoadMap({ slug, days, ref }: Props) {
  return (
    <div ref={ref} className={styles.map} role="img" aria-label={spoken(days)} data-ltr="">
      {shapes.map((shape) => (
        <svg key={shape} data-shape={shape} viewBox={mapBoxes[slug]?.[shape]} aria-hidden="true">
          <use href={`/maps/${slug}-${shape}.svg#map`} />
        </svg>
      ))}
    </div>
  )
}

/** What the map shows, for those who do not see it: the way of each day. */
function spoken(days: readonly Day[]): string {
  const ways = days.flatMap(({ stops }, index) => {
    if (stops.length === 1) return []
    const passes = [...new Set(stops.filter(isPass))]
    const over = passes.length ? ` over ${passes.join(', ')}` : ''
    return [`Day ${index + 1}: ${stops[0]}${over} to ${stops.at(-1)}.`]
  })
  return `Map of the road. ${ways.join(' ')}`
}
