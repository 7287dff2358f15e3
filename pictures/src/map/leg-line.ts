// The road between two places on a map.

import via from 'content/geo/via.json' with { type: 'json' }
import { placeOf } from 'content/road/places-and-legs.ts'
import { type Point, smooth } from '../geometry.ts'

export type Position = readonly [lat: number, lon: number]
export type Projection = (position: Position) => Point

/** A position of a JSON file of content/geo. */
export const positionIn = ([lat = 0, lon = 0]: readonly number[]): Position => [lat, lon]

const vias: Readonly<Record<string, readonly number[][]>> = via
/** How far a leg without known bends is drawn off the straight line, as a part of its length. */
const BOW = 0.07

export function positionOf(name: string): Position {
  const { lat, lon } = placeOf(name)
  return [lat, lon]
}

/** The known bends of a leg, in the order of its direction. */
export function viaOf(from: string, to: string): Position[] {
  const bends = vias[`${from}→${to}`] ?? vias[`${to}→${from}`]?.toReversed() ?? []
  return bends.map(positionIn)
}

/** The line of a leg on a map, smooth through its known bends; the same for both directions. */
export function legLine(from: string, to: string, project: Projection): Point[] {
  if (from > to) return legLine(to, from, project).reverse()
  const bends = viaOf(from, to)
  const ends = [positionOf(from), positionOf(to)] as const
  const given = [ends[0], ...bends, ends[1]].map(project)
  if (bends.length === 0) given.splice(1, 0, bowed(given[0]!, given[1]!))
  return smooth(given)
}

function bowed([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2 + (by - ay) * BOW, (ay + by) / 2 - (bx - ax) * BOW]
}
