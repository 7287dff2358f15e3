import styles from './map-frame.module.css'

type Props = {
  /** What the map looks up: a place or an address. */
  query: string
  title: string
  /** CSS pixels; the specification names 500 and 800. */
  height: number
}

/**
 * An embedded map, fetched only when it comes near the screen and not told where it is shown. The
 * link below it works where the frame does not.
 */
export function MapFrame({ query, title, height }: Props) {
  return (
    <figure className={styles.map}>
      <iframe
        src={`https://maps.google.com/maps?q=${encodeURIComponent(query)}&output=embed`}
        title={title}
        height={height}
        loading="lazy"
        referrerPolicy="no-referrer"
        allowFullScreen
      />
      <figcaption>
        <a href={mapAddress(query)} target="_blank" rel="noreferrer">
          Open this map on its own page
        </a>
      </figcaption>
    </figure>
  )
}

/** The map of a place on its own page. */
export function mapAddress(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
