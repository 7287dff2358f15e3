// The places of a tour on its map: their signs, their names, and the pumps beside them.

import services from 'web/content/geo/services.json' with { type: 'json' }
import { metres } from 'web/content/road-figures.ts'
import { placeOf } from 'web/content/roads.ts'
import { isPass, nightsByPlace } from 'web/content/stretches.ts'
import type { Road } from 'web/content/tour.ts'
import type { Point } from '../point.ts'
import type { Drawing } from './drawing.ts'
import { around } from './label-placement.ts'
import { looks, sizeOf } from './label-styles.ts'
import { positionOf } from './road.ts'
import type { Sheet } from './sheet.ts'

export type MapPlace = { name: string; at: Point; kind: 'bed' | 'pass' | 'town'; radius: number }

export function placesOf(days: readonly Road[], { project }: Sheet): MapPlace[] {
  const nights = nightsByPlace(days)
  const names = [...new Set(days.flatMap(({ stops }) => stops))]
  return names.map((name) => {
    const kind = nights.has(name) ? 'bed' : isPass(name) ? 'pass' : 'town'
    const radius = { bed: 9, pass: 8, town: 4.5 }[kind]
    return { name, at: project(positionOf(name)), kind, radius }
  })
}

export function namePlaces(
  { board, words, sheet, measure }: Drawing,
  places: readonly MapPlace[],
  kinds: MapPlace['kind'][],
) {
  const ordered = kinds.flatMap((kind) => places.filter((place) => place.kind === kind))
  for (const { name, at, kind, radius } of ordered) {
    const size = sizeOf(kind, sheet.shape)
    const text = name.replace('Yala/', 'Yala, ').replace(/ \(.*/, '')
    const altitude = metres(placeOf(name).altitudeM)
    const lines = kind === 'town' ? [text] : [text, altitude]
    const width = Math.max(...lines.map((part) => measure(part, size, looks[kind].weight)))
    const block = size * (lines.length === 1 ? 0.95 : 1.95)
    const found = board.place(around(at, width, block, radius, { bed: 5, pass: 3, town: 2 }[kind]))
    if (!found) continue
    const { x, y, halfWidth, halfHeight } = found.box
    const start = { start: x - halfWidth, middle: x, end: x + halfWidth }[found.anchor]
    lines.forEach((part, index) => {
      words.push({
        style: index ? 'town' : kind,
        text: part,
        x: start,
        y: y - halfHeight + size * (0.8 + index),
        anchor: found.anchor,
      })
    })
  }
}

export function placePumps({ board }: Drawing, places: readonly MapPlace[]): Point[] {
  return places.flatMap(({ name, at, radius }) => {
    if (!services.fuel.includes(name)) return []
    const found = board.place(around(at, 16, 16, radius, 3))
    return found ? [[found.box.x, found.box.y] as Point] : []
  })
}
