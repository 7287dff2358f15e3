// The types of the compiled content, which the schema and the compiler infer. Misspelt names, such
// as `possition`, are the specification's (spec 3).

import type { Site } from '../compiler/site-modules.ts'

export type { Road, RoadProfile } from './road/road-lookup.ts'

/** A tour as cards and search results show it; a `pricePerPerson` of null shows "On request". */
export type Tour = Site['tours']['tours'][number]
export type Vehicle = Tour['ride']

/** The content of a tour's page and sheets. What cards show is in tours.ts. */
export type TourDetail = Site['tourFiles'][string]['tour']
/** A departure by its first and last ISO day. A tour without departures is on request. */
export type Departure = TourDetail['departures'][number]
export type Day = TourDetail['days'][number]

/** content/prices.yaml. An option and an add-on name their bike by its key in `bikes`. */
export type Prices = Site['prices']['prices']
export type Bike = Prices['bikes'][string]
export type PriceOption = Prices['lists'][string][number]

/** An article as lists show it. */
export type Post = Site['posts']['posts'][number]
/** A part of an article's text. */
export type Block = Site['postFiles'][string]['body'][number]

export type HelpCard = Site['help/topics']['helpCards'][number]
export type LegalSection = Site['legal']['terms'][number]
