// The places of all tours, and the roads between them (web/content/places.yaml and legs.yaml). The HTML of a tour does
// not need these tables, because each compiled day has the altitudes and legs of its own stops.

import legs from '../geo/legs.json' with { type: 'json' }
import places from '../geo/places.json' with { type: 'json' }
import { roadsOf } from './road-table.ts'

export const { placeOf, legBetween, roadOf } = roadsOf(places, legs)
