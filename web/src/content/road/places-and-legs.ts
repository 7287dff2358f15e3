// The places of all tours, and the roads between them (web/content/places.yaml and legs.yaml). The HTML of a tour does
// not need these tables, because each compiled day has the altitudes and legs of its own stops.

import { legs } from 'web/compiled/legs.ts'
import { places } from 'web/compiled/places.ts'
import { roadsOf } from './road-table.ts'

export const { placeOf, legBetween, roadOf } = roadsOf(places, legs)
