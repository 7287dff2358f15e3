// The places and legs of content/places.yaml and legs.yaml, for maps and tests. No page loads this
// file: a page has the altitudes and legs of its days in the compiled tour.

import { legs } from 'content/compiled/legs.ts'
import { places } from 'content/compiled/places.ts'
import { roadsOf } from './road-lookup.ts'

export const { placeOf, roadOf } = roadsOf(places, legs)
