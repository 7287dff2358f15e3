import { passesOf } from 'content/road/road-lookup.ts'
import { isPass } from 'content/road/stretches.ts'
import type { Day, TourDetail } from 'content/types.ts'
import { mapBoxes } from 'pictures/drawn/maps.json'
import { Overlay, opens } from '../../../components/overlay/overlay.tsx'
import styles from './road-map.module.css'

const shapes = ['wide', 'narrow'] as const

type Props = Pick<TourDetail, 'slug' | 'days'>

/** The map, drawn at build (pictures/src/map). Unlike <img>, <use> takes the page's fonts and `color-scheme`. */
export function RoadMap({ slug, days }: Props) {
  return (
    <div className={styles.frame} data-ltr="">
      <div className={styles.map} role="img" aria-label={spoken(days)}>
        {shapes.map((shape) => (
          <Drawing key={shape} slug={slug} shape={shape} />
        ))}
      </div>
      <button type="button" data-print="hide" {...opens(LARGE)}>
        Large map
      </button>
      <Overlay id={LARGE} label="Large map" size="full">
        <div className={styles.large}>
          <Drawing slug={slug} shape="wide" isLarge />
        </div>
      </Overlay>
    </div>
  )
}

/** The id of the large map. */
const LARGE = 'large-map'

type DrawingProps = { slug: string; shape: (typeof shapes)[number]; isLarge?: boolean }

function Drawing({ slug, shape, isLarge = false }: DrawingProps) {
  return (
    <svg
      data-shape={isLarge ? undefined : shape}
      viewBox={mapBoxes[slug]?.[shape]}
      aria-hidden="true"
    >
      <use href={`/maps/${slug}-${shape}.svg#map`} />
    </svg>
  )
}

/** The map in words, for screen readers: each day's first stop, passes and last stop. */
function spoken(days: readonly Day[]): string {
  const ways = days.flatMap(({ stops }, index) => {
    if (stops.length === 1) return []
    const passes = passesOf([{ stops }], isPass)
    const over = passes.length ? ` over ${passes.join(', ')}` : ''
    return [`Day ${index + 1}: ${stops[0]}${over} to ${stops.at(-1)}.`]
  })
  return `Map of the road. ${ways.join(' ')}`
}
