import type { PictureName } from './pictures.ts'

/** One stop-by-stop day. Kilometres, hours and altitudes are computed from `stops`, never typed. */
export type Day = {
  title: string
  description: string
  /** Names exactly as in geo/places.json; a rest day has one stop. */
  stops: readonly string[]
  picture: PictureName
  /** Timed entries of the day: each title starts with a 24-hour time. */
  track: readonly { title: string; description: string }[]
}

export type Question = { id: number; title: string; desc: string }

/** What the agency writes for a tour's own page; its card stands in catalogue.ts. */
export type TourDetail = {
  slug: string
  season: string
  /** Weekly Saturday departures from the first to the last date (ISO days); null is "On request". */
  departures: { first: string; last: string } | null
  /** HTML of paragraphs, lists and strong words only. */
  description: string
  days: readonly Day[]
  questions: readonly Question[]
  /** What the map frame looks up. */
  mapQuery: string
  pictures: {
    background: PictureName
    header: readonly [PictureName, PictureName, PictureName, PictureName, ...PictureName[]]
  }
}
