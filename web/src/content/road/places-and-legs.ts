// The places and legs of web/content/places.yaml and legs.yaml, for maps and tests. No page loads this file: a page
// has the altitudes and legs of its days in the compiled tour.

import { legs } from 'web/compiled/legs.ts'
import { places } from 'web/compiled/places.ts'
import { roadsOf } from './road-table.ts'

export const { placeOf, legBetween, roadOf } = roadsOf(places, legs)
