// The types of the compiled content. Misspelt names, such as `possition`, are the specification's (spec 3).

import type { PictureName } from './pictures.ts'
import type { Faq } from './tour.ts'

export type { Leg, Place } from './road/road-table.ts'
export type { Faq, RoadProfile, TourDetail } from './tour.ts'

export type Vehicle = 'motorbike' | 'SUV'

/** A tour as cards and search results show it. */
export type Tour = {
  id: number
  slug: string
  title: string
  place: string
  /** `ladakh` enters Ladakh; `himalaya` stays elsewhere in the Indian Himalaya. */
  region: 'ladakh' | 'himalaya' | 'abroad'
  tagText?: string
  ride: Vehicle
  days: number
  /** Kilometres on the road. */
  km: number
  /** Rupees for one person and all days, before GST; the lowest of a price list. Null shows "On request". */
  pricePerPerson: number | null
  /** The bike of prices.yaml that the price of a motorbike tour includes; none with a price list. */
  bike?: string
  /** The list of prices.yaml that has the tour's booking options; without a list, there is one price or none. */
  priceList?: string
  picture: PictureName
  /** For horizontal cards, search engines and calendar files: 110 to 155 characters. */
  summary: string
}

/** The facts of brand/agency.yaml that the pages' code contains. */
export type Agency = {
  brand: string
  tagline: string
  /** Without a trailing slash. */
  baseUrl: string
  openingHours: string
  city: string
  postalCode: string
  address: string
  /** The location block of the contact page. */
  location: string
  email: string
  phone: { shown: string; number: string }
  /** Whether visitors can keep a tour in their browser (docs/decisions/021). */
  keepsTours: boolean
  /** Digits with the country code; null shows no link to WhatsApp. */
  whatsapp: string | null
  social: { facebook: string; instagram: string }
  /** The address to which page speeds are reported (app/vitals.ts); null reports nothing. */
  metricsUrl: string | null
}

/** The facts about the office for search engines (head/structured-data.ts). */
export type Office = {
  street: string
  city: string
  postalCode: string
  region: string
  country: string
  geo: { latitude: number; longitude: number }
  days: readonly string[]
  opens: string
  closes: string
}

/** A kind of bike, with its refundable deposit in rupees. */
export type Bike = { name: string; deposit: number }

/** Another bike of an option: its label on the page, and the rupees that the bike adds to the price of one unit. */
export type Addon = { label: string; rupees: number; bike: string }

/** A booking option of a price list; `price` is in rupees for one person, before GST. */
export type PriceOption = {
  title: string
  price: number
  unit: 'rider' | 'bike' | 'seat'
  /** How many people travel on one unit. */
  people: number
  bike?: string | undefined
  ons?: readonly Addon[] | undefined
  /** What stands below the add-ons. */
  note?: string | undefined
}

/** content/prices.yaml. An option and an add-on name their bike by its key in `bikes`. */
export type Prices = {
  gstPercent: number
  bikes: Readonly<Record<string, Bike>>
  depositText: string
  feesInLadakh: string
  lists: Readonly<Record<string, readonly PriceOption[]>>
}

/** An article as lists show it. */
export type Post = {
  id: number
  slug: string
  image: PictureName
  /** ISO date. */
  date: string
  title: string
  desc: string
  tag: string
}

/** A part of an article's text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'note'; text: string }

export type Destination = { image: PictureName; place: string; hotels: string }
export type Testimonial = { image: PictureName; desc: string; name: string; possition: string }
export type TeamMember = { image: PictureName; name: string; possition: string }
export type Manner = { title: string; text: string }

export type LegalSection = {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/** A topic of "Before you book", with an anchor in the address. */
export type BookingTopic = {
  id: string
  title: string
  paragraphs: readonly string[]
  /** Whether the agency has not answered all of it. */
  isOpen: boolean
}

export type FirstStep = { title: string; desc: string; link: string }
/** A topic card of the help centre's first page. */
export type HelpCard = FirstStep & { icon: 'question' | 'guide' | 'support' }
export type GuideGroup = { title: string; topics: readonly string[] }

/** A section of questions; `id` is its anchor in the address. */
export type QuestionSection = { id: string; title: string; questions: readonly Faq[] }
