// A tour's altitudes as a line to draw. Every day has the same width, and within it the road's
// kilometres decide, so that a rest day is a level stretch.

import { legBetween, placeOf } from '../../content/route.ts'
import type { Day } from '../../content/tour.ts'

/** In hundredths of the drawing, from its upper left corner. */
export type Point = { x: number; y: number }
export type Height = Point & { day: number; altitudeM: number }

export type Profile = {
  road: readonly Height[]
  /** Where each day ends and one sleeps; after the last day one does not. */
  nights: readonly Height[]
  /** The middle of each day's stretch. */
  middles: readonly number[]
  /** Where the ground ends. */
  foot: number
  highest: Height
}

/** The road keeps clear of the edges, where labels stand. */
const AREA = { left: 4, right: 96, top: 18, foot: 84 }
/** Flat land looks flat: the drawing never spans less, in metres. */
const LEAST_SPAN = 1000
/** How far below the lowest point the ground is drawn, in parts of the span. */
const BELOW = 0.45

type Stop = { day: number; across: number; altitudeM: number }

export function profileOf(days: readonly Pick<Day, 'stops'>[]): Profile {
  const stops = days.flatMap(stopsOf)
  const altitudes = stops.map(({ altitudeM }) => altitudeM)
  const [lowest, top] = [Math.min(...altitudes), Math.max(...altitudes)]
  const span = Math.max(top - lowest, LEAST_SPAN) * (1 + BELOW)

  const road = stops.map(({ day, across, altitudeM }) => ({
    day,
    altitudeM,
    x: xOf(across / days.length),
    y: round(AREA.top + (AREA.foot - AREA.top) * ((top - altitudeM) / span)),
  }))
  return {
    road,
    nights: days.slice(1).map((_, index) => road.findLast(({ day }) => day === index + 1)!),
    middles: days.map((_, index) => xOf((index + 0.5) / days.length)),
    foot: AREA.foot,
    highest: road.find(({ altitudeM }) => altitudeM === top)!,
  }
}

/** A day's stops, as parts of that day. */
function stopsOf({ stops }: Pick<Day, 'stops'>, index: number): Stop[] {
  const legs = stops.slice(1).map((stop, leg) => legBetween(stops[leg]!, stop).roadKm)
  const total = legs.reduce((sum, km) => sum + km, 0)
  const altitudes = stops.map((stop) => placeOf(stop).altitudeM)
  if (total === 0) altitudes.push(altitudes[0]!)

  let ridden = 0
  return altitudes.map((altitudeM, stop) => {
    ridden += legs[stop - 1] ?? 0
    return { day: index + 1, across: index + (total ? ridden / total : stop), altitudeM }
  })
}

/** @param part of the way across */
function xOf(part: number): number {
  return round(AREA.left + (AREA.right - AREA.left) * part)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
