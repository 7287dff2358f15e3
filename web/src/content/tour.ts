import type { PictureName } from './pictures.ts'

/**
 * A day of the itinerary. Kilometres, hours and altitudes are computed from `stops` and never
 * typed.
 */
export type Day = {
  title: string
  description: string
  /** Place names of geo/places.json; a rest day has one stop. */
  stops: readonly string[]
  picture: PictureName
  /** Timed entries of the day: each title starts with a 24-hour time. */
  track: readonly { title: string; description: string }[]
}

export type Question = { id: number; title: string; desc: string }

/** The content of a tour's own page; its card is in catalogue.ts. */
export type TourDetail = {
  slug: string
  season: string
  /** The first days of all departures (ISO days), with the first and the last of them; null is "On request". */
  departures: {
    first: string
    last: string
    starts: readonly string[]
    /** The first days of the departures without a free place, and of those that leave in any case. */
    full?: readonly string[]
    guaranteed?: readonly string[]
  } | null
  /** HTML with paragraphs, lists and strong text only. */
  description: string
  days: readonly Day[]
  questions: readonly Question[]
  /** The search text of the map. */
  mapQuery: string
  pictures: {
    background: PictureName
    header: readonly [PictureName, PictureName, PictureName, PictureName, ...PictureName[]]
  }
}
