import { useHydrated } from '../../loading/use-hydrated.ts'
import styles from './map-frame.module.css'

type Props = {
  /** The search text of the map: a place or an address. */
  query: string
  title: string
  /** CSS pixels; the specification names 500 and 800. */
  height: number
  /** True in an overlay, in which the browser loads nothing before the overlay opens. */
  inOverlay?: boolean
}

/**
 * An embedded map; the link works where the frame does not. The frame gets its address when the page's code runs:
 * Chromium loads a lazy frame 2,500 pixels below the screen, so its files would come before the form's code.
 */
export function MapFrame({ query, title, height, inOverlay = false }: Props) {
  const hydrated = useHydrated()
  const frame = {
    title,
    height,
    loading: 'lazy',
    referrerPolicy: 'no-referrer',
    allowFullScreen: true,
  } as const
  const place = encodeURIComponent(query)
  const src = `https://maps.google.com/maps?q=${place}&output=embed`
  const page = `https://www.google.com/maps/search/?api=1&query=${place}`
  return (
    <figure className={styles.map}>
      <iframe {...frame} src={hydrated || inOverlay ? src : undefined} />
      {!inOverlay && (
        <noscript>
          <iframe {...frame} src={src} />
        </noscript>
      )}
      <figcaption>
        <a href={page} target="_blank" rel="noreferrer">
          Open this map on its own page
        </a>
      </figcaption>
    </figure>
  )
}
