// The places that tours know, and the roads between them (web/content/places.yaml and legs.yaml). The tour pages do
// without these tables: each compiled day carries the altitudes and legs of its own stops.

import legs from '../geo/legs.json' with { type: 'json' }
import places from '../geo/places.json' with { type: 'json' }
import { roadsOf } from './road-table.ts'

export const { placeOf, legBetween, roadOf } = roadsOf(places, legs)
