// The fields of legs.yaml, and what must agree with places.yaml.

import { z } from 'zod'
import { kmBetween, type Position } from '../src/road/distance.ts'
import { decimal, list, nameIn, repeated, whole } from './schema-text.ts'

/** The limits of a leg's road, as a multiple of the straight line, and of its speed. */
const DETOUR = { least: 1, most: 3.8 }
const KM_PER_HOUR = { least: 13, most: 65 }

export function legsBetween(places: Readonly<Record<string, Position>>) {
  const place = nameIn('places.yaml', places)
  const leg = z
    .strictObject({
      from: place,
      to: place,
      roadKm: whole(1, 600),
      ridingHours: decimal(0.05, 16), // without halts
      rough: z.literal('true').optional(), // a very bad or winding road
    })
    .superRefine(({ from, to, roadKm, ridingHours, rough }, { addIssue }) => {
      const straight = kmBetween(places[from]!, places[to]!)
      const detour = roadKm / straight
      if (detour < DETOUR.least || (!rough && detour > DETOUR.most))
        addIssue(`It has ${roadKm} km by road, ${Math.round(straight)} km straight. ${ROUGH}`)
      const speed = roadKm / ridingHours
      if (!rough && (speed < KM_PER_HOUR.least || speed > KM_PER_HOUR.most))
        addIssue(`It would be ridden at ${Math.round(speed)} km/h. ${ROUGH}`)
    })
  return list(leg).superRefine((legs, { addIssue }) => {
    for (const index of repeated(legs.map(({ from, to }) => [from, to].toSorted().join('–')))) {
      const message = 'This leg stands twice. A leg counts in both directions.'
      addIssue({ code: 'custom', path: [index], message })
    }
  })
}

const ROUGH = 'Correct roadKm, ridingHours or a position, or add "rough: true" to a very bad road.'
