// The places of a tour on its map: their positions, their names, and the pumps beside them.

import { fuel } from 'content/compiled/pumps-and-signal.ts'
import { placeOf } from 'content/road/places-and-legs.ts'
import { metres } from 'content/road/road-figures.ts'
import { isPass, nightsByPlace } from 'content/road/stretches.ts'
import type { Road } from 'content/types.ts'
import { distance, type Point } from '../geometry.ts'
import type { Panel } from './frame-and-panels.ts'
import { around, type Drawing } from './label-placement.ts'
import { looks, sizeOf } from './label-styles.ts'
import { positionOf } from './leg-line.ts'

export type MapPlace = { name: string; at: Point; kind: 'bed' | 'pass' | 'town'; radius: number }

/** What a name without its altitude costs: as much as a label four rings farther away. */
const WITHOUT_ALTITUDE = 56

/** Beds first, then passes, which are moved off signs that they would overlap, then towns. */
export function placesOf(days: readonly Road[], { project, shows }: Panel): MapPlace[] {
  const nights = nightsByPlace(days)
  const shown = days.filter((_, index) => shows(index + 1))
  const names = [...new Set(shown.flatMap(({ stops }) => stops))]
  const places = names.map((name): MapPlace => {
    const kind = nights.has(name) ? 'bed' : isPass(name) ? 'pass' : 'town'
    const radius = { bed: 9, pass: 8, town: 4.5 }[kind]
    return { name, at: project(positionOf(name)), kind, radius }
  })
  const signs = places.filter(({ kind }) => kind === 'bed')
  for (const pass of places.filter(({ kind }) => kind === 'pass')) {
    signs.push(signs.reduce(movedFrom, pass))
  }
  return [...signs, ...places.filter(({ kind }) => kind === 'town')]
}

function movedFrom(pass: MapPlace, { at: [x, y], radius }: MapPlace): MapPlace {
  const gap = distance([x, y], pass.at)
  const factor = (radius + pass.radius) / (gap || 1)
  if (factor <= 1) return pass
  return { ...pass, at: [x + (pass.at[0] - x) * factor, y + (pass.at[1] - y) * factor] }
}

export function namePlaces(drawing: Drawing, places: MapPlace[], kinds: MapPlace['kind'][]) {
  const { board, words, panel, measure } = drawing
  const ordered = kinds.flatMap((kind) => places.filter((place) => place.kind === kind))
  for (const { name, at, kind, radius } of ordered) {
    const size = sizeOf(kind, panel.shape)
    // Without the region in brackets; a slash joins two names of one stop.
    const text = name.replace('Yala/', 'Yala, ').replace(/ \(.*/, '')
    const rings = { bed: 5, pass: 6, town: 2 }[kind]
    // Without its altitude, a name may find room nearer, or beside the road.
    const labels = [...(kind === 'town' ? [] : [[text, metres(placeOf(name).altitudeM)]]), [text]]
    const candidates = labels.flatMap((parts, index) => {
      const width = Math.max(...parts.map((part) => measure(part, size, looks[kind].weight)))
      const height = size * (parts.length - 0.05)
      return around(at, width, height, radius, rings).map((candidate) => ({
        ...candidate,
        cost: candidate.cost + index * WITHOUT_ALTITUDE,
        parts,
      }))
    })
    const found = board.place(candidates)
    if (!found) continue
    const { x, y, halfWidth, halfHeight } = found.box
    const start = { start: x - halfWidth, middle: x, end: x + halfWidth }[found.anchor]
    const { anchor } = found
    found.parts.forEach((text, index) => {
      const baseline = y - halfHeight + size * (0.8 + index)
      words.push({ style: index ? 'town' : kind, text, x: start, y: baseline, anchor })
    })
  }
}

export function placePumps({ board }: Drawing, places: readonly MapPlace[]): Point[] {
  return places.flatMap(({ name, at, radius }) => {
    if (!fuel.includes(name)) return []
    const found = board.place(around(at, 16, 16, radius, 3))
    return found ? [[found.box.x, found.box.y] as Point] : []
  })
}
