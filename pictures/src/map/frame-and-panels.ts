// The frame of a map: its size, its panels, and the position of a place on them. Each tour has a wide frame, and a narrow
// one for phones. Days that would make the rest of the ride small are drawn in a second panel, at a scale of their own:
// beside the first panel of a wide frame, below the first panel of a narrow one.

import { KM_PER_DEGREE } from 'content/road/distance.ts'
import type { Day } from 'content/types.ts'
import type { Area } from '../geometry.ts'
import { type Position, type Projection, positionOf, viaOf } from './leg-line.ts'

export type Shape = 'wide' | 'narrow'
export type Panel = {
  shape: Shape
  /** The title of a second panel; the first panel has none. */
  title?: string
  /** The drawn land. */
  area: Area
  project: Projection
  pixelsPerKm: number
  /** Whether the panel shows the road of a day; the first day is 1. */
  shows: (day: number) => boolean
}
/** The key to the signs stands below the panels. */
export type Frame = { shape: Shape; width: number; height: number; panels: readonly Panel[] }

type Days = readonly Pick<Day, 'stops'>[]

type Inset = { title: string; days: readonly number[]; share: number; narrow: number }

/**
 * The second panels, by the first and the last stop of a tour; `share` is the panel's part of a wide frame's width,
 * `narrow` its height in a narrow frame.
 */
// biome-ignore format: a table
const insets: Record<string, Inset> = {
  'Hanoi→Hanoi':       { title: 'To Ha Giang and back', days: [1, 2, 7], share: 0.27, narrow: 230 },
  'Kathmandu→Pokhara': { title: 'From Kathmandu',       days: [1, 2],    share: 0.34, narrow: 207 },
  'Manali→Srinagar':   { title: 'From Leh and back',    days: [6, 7, 8], share: 0.42, narrow: 230 },
  'Srinagar→Leh':      { title: 'From Leh and back',    days: [6, 7, 8], share: 0.42, narrow: 260 },
}

// `least` and `most` limit the height of the first panel; with a second panel, MOST_WITH_INSET replaces `most`. `pad` is
// the least distance from the road to the land's edge.
// biome-ignore format: a table
const shapes = {
  wide:   { width: 960, edge: 14, gap: 8, least: 470, most: 640, pad: 66, key: 66 },
  narrow: { width: 360, edge: 8,  gap: 6, least: 250, most: 440, pad: 42, key: 96 },
}
const MOST_WITH_INSET = 500

/** The height above a wide frame's second panel, for the map's title. */
const TITLE_HEIGHT = 104

export function frameOf(days: Days, shape: Shape): Frame {
  const { width, edge, gap, least, most, key } = shapes[shape]
  const tour = `${days[0]?.stops[0]}→${days.at(-1)?.stops.at(-1)}`
  const inset = insets[tour]
  const isInInset = (day: number) => inset?.days.includes(day) ?? false
  const room = width - 2 * edge
  const share = shape === 'wide' ? inset?.share : undefined
  const insetWidth = share ? Math.round((room - gap) * share) : room
  const firstWidth = share ? room - gap - insetWidth : room
  const first = panelOf(days, shape, firstWidth, (day) => !isInInset(day))
  const limit = inset ? MOST_WITH_INSET : most
  const height = Math.round(Math.min(limit, Math.max(least, first.wantedHeight)))
  const right = width - edge
  let bottom = edge + height
  const panels = [first.panelIn({ left: edge, top: edge, right: edge + firstWidth, bottom })]
  if (inset) {
    const second = panelOf(days, shape, insetWidth, isInInset)
    const tall = Math.round(Math.min(height - TITLE_HEIGHT, Math.max(400, second.wantedHeight)))
    const top = share ? bottom - tall : bottom + gap
    bottom = share ? bottom : top + inset.narrow
    const area = { left: right - insetWidth, top, right, bottom }
    panels.push({ ...second.panelIn(area), title: inset.title })
  }
  return { shape, width, height: bottom + key, panels }
}

/** A panel of this width: the height that its road wants, and a function that makes the panel in an area. */
function panelOf(days: Days, shape: Shape, width: number, shows: Panel['shows']) {
  const { pad } = shapes[shape]
  const positions = positionsOf(days.filter((_, index) => shows(index + 1)))
  const [south, north] = ends(positions.map(([lat]) => lat))
  const [west, east] = ends(positions.map(([, lon]) => lon))
  const [middleLat, middleLon] = [(south + north) / 2, (west + east) / 2]
  const shrink = Math.cos((middleLat * Math.PI) / 180)
  const fitAcross = (width - 2 * pad) / ((east - west) * shrink || 0.1)
  return {
    wantedHeight: (north - south) * fitAcross + 2 * pad,
    panelIn(area: Area): Panel {
      const fitDown = (area.bottom - area.top - 2 * pad) / (north - south || 0.1)
      const scale = Math.min(fitAcross, fitDown)
      const [middleX, middleY] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2]
      const project: Projection = ([lat, lon]) => [
        middleX + (lon - middleLon) * shrink * scale,
        middleY - (lat - middleLat) * scale,
      ]
      return { shape, area, project, pixelsPerKm: scale / KM_PER_DEGREE, shows }
    },
  }
}

/** The stops and the bends between them. */
function positionsOf(days: Days): Position[] {
  return days.flatMap(({ stops }) =>
    stops.flatMap((stop, index) => {
      const previous = stops[index - 1]
      return [...(previous ? viaOf(previous, stop) : []), positionOf(stop)]
    }),
  )
}

const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
