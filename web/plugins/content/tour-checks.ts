// What the schema cannot say about a tour: places and legs exist, days follow on each other, prices are known.

import { exceedsGuideline, guideline } from '../../src/content/road/guideline.ts'
import { metres } from '../../src/content/road/road-figures.ts'
import type { Roads } from '../../src/content/road/road-table.ts'
import { checkDepartures } from './departures.ts'
import type { TourFile } from './files.ts'
import { minutesOf, type TimedStretch, timedStretchesOf } from './itinerary-times.ts'
import { lineOf } from './markdown-file.ts'
import { checkPlacesInText } from './places-in-text.ts'
import { didYouMean, type Report } from './report.ts'
import type { YamlContent } from './schema.ts'

/** Search engines cut longer summaries off, and write their own for shorter ones. */
const SUMMARY = { least: 110, most: 155 }

const SHOWN_QUESTIONS = 4

export function checkTour(tour: TourFile, prices: YamlContent['prices.yaml'] | undefined) {
  const { head, text, report, source } = tour
  const at = (field: string) => lineOf(source, field)
  const { summary, price, priceList, pictures } = head

  if (summary.length < SUMMARY.least || summary.length > SUMMARY.most)
    report(
      at('summary'),
      `The summary has ${summary.length} characters. Write ${SUMMARY.least} to ${SUMMARY.most}, so that search results show it whole.`,
    )
  if (priceList !== undefined && price !== undefined)
    report(
      at('price'),
      "The tour has a 'price' and a 'priceList'. Delete one of the two: a list has its own prices.",
    )
  if (priceList === undefined && price === undefined)
    report(
      1,
      "The tour has no price. Add 'price: 23900', 'price: on request', or 'priceList:' with a list of prices.yaml.",
    )
  if (priceList !== undefined && prices && !(priceList in prices.lists))
    report(
      at('priceList'),
      `prices.yaml has no list '${priceList}'.${didYouMean(priceList, Object.keys(prices.lists))}`,
    )
  if (prices) checkBike(tour, Object.keys(prices.bikes))
  if (new Set(pictures.header.slice(0, 4)).size < 4)
    report(at('header'), 'The first four pictures of the header must differ from each other.')

  if (text.days.length === 0)
    report(1, 'The tour has no days. Write "## Day 1: …" and its parts, as another tour does.')
  if (text.questions.length < SHOWN_QUESTIONS)
    report(
      text.questionsLine,
      `The tour has ${text.questions.length} questions. The page shows ${SHOWN_QUESTIONS}: write at least so many.`,
    )
  checkStops(tour)
  checkTimes(tour)
  checkAltitudes(tour)
  checkPlacesInText(tour)
  checkNights(tour)
  checkDepartures(tour)
  checkClaims(source, report)
}

/** The price of a motorbike tour without a list is for one bike, whose deposit the price slip shows. */
function checkBike({ head, source, report }: TourFile, bikes: readonly string[]) {
  const { ride, price, bike } = head
  const hasBike = ride === 'motorbike' && typeof price === 'number'
  if (hasBike && bike === undefined)
    report(
      lineOf(source, 'price'),
      `The price is for a bike. Add a line 'bike:' with one of: ${bikes.join(', ')}.`,
    )
  if (bike === undefined) return
  if (!hasBike)
    report(
      lineOf(source, 'bike'),
      "Only a motorbike tour with a price of its own has a line 'bike:'. Delete the line.",
    )
  if (!bikes.includes(bike))
    report(
      lineOf(source, 'bike'),
      `'${bike}' is not below 'bikes' of prices.yaml.${didYouMean(bike, bikes) || ` It is one of: ${bikes.join(', ')}.`}`,
    )
}

function checkStops({ text: { days }, roads, report }: TourFile) {
  const { hasLeg, isPlace, placeNames } = roads
  let slept: string | undefined
  for (const [index, { stops, stopsLine }] of days.entries()) {
    const day = `day ${index + 1}`
    const unknown = stops.filter((stop) => !isPlace(stop))
    for (const stop of new Set(unknown)) {
      const advice = didYouMean(stop, placeNames) || ' Add it with its position and altitude.'
      report(stopsLine, `${day}: '${stop}' is not in places.yaml.${advice}`)
    }
    for (const [at, stop] of stops.slice(1).entries()) {
      const from = stops[at] ?? ''
      if (isPlace(from) && isPlace(stop) && !hasLeg(from, stop))
        report(
          stopsLine,
          `${day}: legs.yaml has no road from '${from}' to '${stop}'. Name a place between the two, or add the leg.`,
        )
    }
    if (slept !== undefined && stops[0] !== slept && stops.length > 0)
      report(
        stopsLine,
        `${day} begins at '${stops[0]}', but the night before was at '${slept}'. Begin the stops with '${slept}'.`,
      )
    slept = stops.at(-1) ?? slept
  }
}

function checkTimes({ text: { days }, roads, report }: TourFile) {
  for (const [index, day] of days.entries()) {
    const name = `day ${index + 1}`
    let isSorted = true
    for (const [at, { title, line }] of day.track.entries()) {
      const before = day.track[at - 1]?.title.slice(0, 5)
      const time = title.slice(0, 5)
      if (before && /^\d\d:\d\d$/.test(time) && time <= before) {
        report(
          line,
          `${name}: ${time} comes after ${before} in the list. Put the entries in the order of the day.`,
        )
        isSorted = false
      }
    }
    if (!isSorted || !isRideable(day.stops, roads)) continue
    for (const stretch of timedStretchesOf(day, roads)) {
      if (stretch.haltMinutes < stretch.promised)
        report(stretch.line, `${name}: ${tooShort(stretch)}`)
    }
  }
}

function isRideable(stops: readonly string[], { hasLeg, isPlace }: Roads): boolean {
  return stops.every(isPlace) && stops.slice(1).every((stop, at) => hasLeg(stops[at] ?? '', stop))
}

function tooShort({
  from,
  to,
  leaves,
  arrives,
  rideMinutes,
  promised,
  promise,
}: TimedStretch): string {
  const halt = promised ? ` and "${promise}" at ${from} needs ${promised} more` : ''
  const earliest = timeOf(minutesOf(leaves) + rideMinutes + promised)
  return `${arrives} is too early for ${to}. From ${from} (${leaves}) the road takes ${rideMinutes} minutes${halt}. Write ${earliest} or later.`
}

/** "13:40", in steps of five minutes. */
function timeOf(minutes: number): string {
  const rounded = Math.ceil(minutes / 5) * 5
  return [Math.floor(rounded / 60), rounded % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** "Khardung La (5,359 m)" has the altitude of places.yaml. */
function checkAltitudes({ source, roads: { placeNames, placeOf }, report }: TourFile) {
  for (const [index, line] of source.split('\n').entries()) {
    for (const { 1: before = '', 2: written = '' } of line.matchAll(/([^()]*)\((\d,\d{3}) m\)/g)) {
      const place = placeNames.find((name) => before.trimEnd().endsWith(name))
      if (!place) continue
      const known = metres(placeOf(place).altitudeM)
      if (known !== `${written} m`)
        report(
          index + 1,
          `${place} is at ${known} in places.yaml, not ${written} m. Write ${known}, or correct places.yaml.`,
        )
    }
  }
}

/**
 * About Us promises that the page of a tour that climbs faster than the guideline for sleeping high says so in
 * metres, and names a lower place. The day of such a night must also say what the tour does about the night.
 */
function checkNights({ source, roads, text: { days }, report }: TourFile) {
  const { isPlace, placeOf } = roads
  const named = [...source.matchAll(/\((\d,\d{3}) m\)/g)].map(({ 1: written = '' }) =>
    Number(written.replace(',', '')),
  )
  for (const [index, { stops, line, highNight }] of days.entries()) {
    const night = stops.at(-1) ?? ''
    const before = days[index - 1]?.stops.at(-1) ?? null
    if (!isPlace(night) || (before !== null && !isPlace(before))) continue
    const high = placeOf(night).altitudeM
    const low = before === null ? null : placeOf(before).altitudeM
    const exceeds = index < days.length - 1 && exceedsGuideline(high, low)
    if (exceeds && !highNight)
      report(
        line,
        `day ${index + 1}: the night at ${night} exceeds the guideline (above 3,000 m, at most 500 m a night). Say what the tour does about it, in a line "high night: Two nights in Leh come first."`,
      )
    if (!exceeds && highNight)
      report(
        line,
        `day ${index + 1} has a line "high night:", but its night does not exceed the guideline (above 3,000 m, at most 500 m a night). Delete the line.`,
      )
    // The lower place lies below this night, and at most one step of the guideline below the night before.
    const isLower = (altitude: number) =>
      altitude < high && altitude !== low && altitude > (low ?? 0) - guideline.mostM
    if (exceeds && low !== null && !named.some(isLower))
      report(
        line,
        `day ${index + 1}: the night at ${night} is ${high - low} m higher than the night before. Name a lower place with its altitude, as "Tangtse (3,950 m)".`,
      )
  }
}

// biome-ignore format: a table
const claims: readonly (readonly [claim: RegExp, advice: string])[] = [
  [/world[’']s highest/i,                        'A higher road is reported since 2025. Write "one of the highest motorable roads in the world".'],
  [/(?<!one of the )highest motorable/i,         'A higher road is reported since 2025. Write "one of the highest motorable roads in the world".'],
  [/highest road in the world/i,                 'A higher road is reported since 2025. Write "one of the highest motorable roads in the world".'],
]

function checkClaims(source: string, report: Report) {
  for (const [index, line] of source.split('\n').entries()) {
    const found = claims.find(([claim]) => claim.test(line))
    if (found) report(index + 1, found[1])
  }
}

/** Each tour and each article has its own number. */
export function checkUnique(
  files: readonly { slug: string; source: string; head: { id: number }; report: Report }[],
) {
  const owners = new Map<number, string>()
  const next = Math.max(0, ...files.map(({ head }) => head.id)) + 1
  for (const { slug, source, head, report } of files) {
    const owner = owners.get(head.id)
    if (owner)
      report(
        lineOf(source, 'id'),
        `${owner}.md has the id ${head.id} too. The next free id is ${next}.`,
      )
    else owners.set(head.id, slug)
  }
}

type Named = {
  slug: string
  source: string
  head: { title: string; summary?: string; desc?: string }
  report: Report
}

/**
 * No two pages share a title or a description, and no article has the file name of a tour: social cards are named after
 * the file.
 */
export function checkNames(tours: readonly Named[], posts: readonly Named[]) {
  const owners = new Map<string, string>()
  for (const { slug, source, head, report } of [...tours, ...posts]) {
    for (const field of ['title', 'summary', 'desc'] as const) {
      const words = head[field] ?? `${slug} has no ${field}`
      const owner = owners.get(words)
      if (owner)
        report(lineOf(source, field), `${owner}.md has the same ${field}. Write another one.`)
      else owners.set(words, slug)
    }
  }
  for (const { slug, report } of posts) {
    if (tours.some((tour) => tour.slug === slug))
      report(1, `tours/${slug}.md has the same name. Rename one of the two files.`)
  }
}

/** No two tours share the picture of their card: two equal pictures in a list look like a mistake. */
export function checkCards(tours: readonly TourFile[]) {
  const owners = new Map<string, string>()
  for (const { slug, source, head, report } of tours) {
    const { card } = head.pictures
    const owner = owners.get(card)
    if (owner)
      report(
        lineOf(source, 'card'),
        `The card of ${owner}.md has the picture '${card}' too. Choose another one.`,
      )
    else owners.set(card, slug)
  }
}
