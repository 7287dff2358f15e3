import type { PictureName } from './pictures.ts'

/** The road of a day. The build adds the altitudes and legs of its stops from places.yaml and legs.yaml. */
export type Road = {
  /** Place names of content/places.yaml; a rest day has one stop. */
  stops: readonly string[]
  /** The altitude of each stop, in metres. */
  altitudesM: readonly number[]
  /** From each stop to the next one: kilometres, and hours of riding without halts. */
  legs: readonly (readonly [km: number, hours: number])[]
}

/** The part of a day's road that the comparison of all tours needs. */
export type RoadProfile = Pick<Road, 'altitudesM' | 'legs'>

/** A day of the itinerary. */
export type Day = Road & {
  title: string
  description: string
  picture: PictureName
  /** What the tour does about a night that exceeds the guideline for sleeping high (road/guideline.ts). */
  highNight?: string
  /** The timed entries of the day. Each title starts with a 24-hour time. */
  track: readonly { title: string; description: string }[]
}

export type Faq = { id: number; title: string; desc: string }

/** The content of a tour's page and sheets. What cards show is in catalogue.ts. */
export type TourDetail = {
  slug: string
  season: string
  /** The departures by their first days (ISO days): the first, the last and all; null is "On request". */
  departures: {
    first: string
    last: string
    starts: readonly string[]
    /** The first days of the departures without a free place, and of the departures that leave in any case. */
    full?: readonly string[]
    guaranteed?: readonly string[]
  } | null
  /** HTML with paragraphs, lists and bold text only. */
  description: string
  days: readonly Day[]
  /** What happens if a pass is shut, a sentence for each pass (content/compiler/shut-passes.ts). */
  shutPasses: readonly string[]
  inclusions: readonly string[]
  exclusions: readonly string[]
  thingsToPack: readonly string[]
  questions: readonly Faq[]
  /** The search text of the map. */
  mapQuery: string
  pictures: {
    background: PictureName
    header: readonly [PictureName, PictureName, PictureName, PictureName, ...PictureName[]]
  }
}
