// places.yaml, legs.yaml and services.yaml: their checks, and the tables of src/content/geo that the pages' code reads.

import type { Leg } from '../../src/content/road/road-table.ts'
import type { Modules } from './modules.ts'
import { didYouMean, type Report } from './report.ts'
import type { YamlContent } from './schema.ts'

type Geo = Pick<YamlContent, 'places.yaml' | 'legs.yaml' | 'services.yaml'>
type ReportIn = (file: string) => Report

/** A road is 1 to 3.8 times as long as the straight line, and is ridden at 13 to 65 km/h unless it is rough. */
const DETOUR = { least: 1, most: 3.8 }
const KM_PER_HOUR = { least: 13, most: 65 }

export function checkGeo(geo: Geo, sources: ReadonlyMap<string, string>, reportIn: ReportIn) {
  const places = geo['places.yaml']
  const known = Object.keys(places)
  const reportPlace = (file: string, name: string) => {
    if (name in places) return true
    const line = lineWith(sources.get(file), name)
    const advice = didYouMean(name, known) || ' Add it there with its position and altitude.'
    reportIn(file)(line, `'${name}' is not in places.yaml.${advice}`)
    return false
  }

  const seen = new Set<string>()
  for (const [index, leg] of geo['legs.yaml'].entries()) {
    const { from, to } = leg
    const line = lineOfEntry(sources.get('legs.yaml'), index)
    const areKnown = [from, to].map((name) => reportPlace('legs.yaml', name))
    const ends = [from, to].toSorted().join('–')
    if (seen.has(ends))
      reportIn('legs.yaml')(line, `${from} to ${to} stands twice. A leg counts in both directions.`)
    seen.add(ends)
    if (areKnown.every(Boolean)) checkLeg(leg, places, (text) => reportIn('legs.yaml')(line, text))
  }

  const { fuel, cash, lowerBeds, silent, weak } = geo['services.yaml']
  const named = [fuel, cash, silent, weak, Object.entries(lowerBeds).flat()].flat()
  for (const name of new Set(named)) reportPlace('services.yaml', name)
}

function checkLeg(
  { from, to, roadKm, ridingHours, rough }: YamlContent['legs.yaml'][number],
  places: YamlContent['places.yaml'],
  report: (text: string) => void,
) {
  const straight = kmBetween(places[from], places[to])
  const detour = roadKm / straight
  if (detour < DETOUR.least || (!rough && detour > DETOUR.most))
    report(
      `${from} to ${to} is ${roadKm} km by road, but ${Math.round(straight)} km in a straight line. Correct roadKm or the position of a place, or add "rough: true" to a road of many bends.`,
    )
  if (rough) return
  const speed = roadKm / ridingHours
  if (speed < KM_PER_HOUR.least || speed > KM_PER_HOUR.most)
    report(
      `${from} to ${to} would be ridden at ${Math.round(speed)} km/h. Correct roadKm or ridingHours, or add "rough: true" to a very bad road.`,
    )
}

/** Three tables for web/src/content/geo, whose files Git ignores. */
export function geoTables(geo: Geo): Modules {
  const { fuel, cash, lowerBeds } = geo['services.yaml']
  const legs: Leg[] = geo['legs.yaml'].map(({ rough: _, ...leg }) => leg)
  const places = Object.fromEntries(
    Object.entries(geo['places.yaml']).map(([name, { pass: _, ...place }]) => [name, place]),
  )
  const tables = { places, legs, services: { fuel, cash, lowerBeds } }
  return new Map(
    Object.entries(tables).map(([name, table]) => [
      `${name}.json`,
      `${JSON.stringify(table, null, 2)}\n`,
    ]),
  )
}

type Position = { lat: number; lon: number }

/** Great-circle distance in kilometres. */
function kmBetween(a: Position | undefined, b: Position | undefined): number {
  if (!a || !b) return Number.NaN
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(haversine))
}

function lineWith(source = '', name: string): number {
  return (
    source.split('\n').findIndex((line) => !line.startsWith('#') && line.includes(name)) + 1 || 1
  )
}

function lineOfEntry(source = '', index: number): number {
  const starts = source.split('\n').flatMap((line, at) => (line.startsWith('- ') ? [at + 1] : []))
  return starts[index] ?? 1
}
