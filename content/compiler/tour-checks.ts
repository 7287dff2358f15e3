// Checks that the schema cannot make: that places exist, that no two tours share a title.

import { exceedsGuideline, guideline } from '../src/road/guideline.ts'
import type { Roads } from '../src/road/road-table.ts'
import { checkDepartures } from './departures.ts'
import type { PostFile, TourFile } from './files.ts'
import { minutesOf, timedStretchesOf } from './itinerary-times.ts'
import { didYouMean } from './report.ts'
import type { YamlContent } from './schema.ts'
import { altitudesIn, checkLines } from './tour-lines.ts'
import type { DayText } from './tour-text.ts'

const SHOWN_QUESTIONS = 4

export function checkTour(tour: TourFile, prices: YamlContent['prices']) {
  const { text, roads, report, source } = tour
  checkPrice(tour, prices)
  const { questions, questionsLine } = text
  if (text.days.length === 0)
    report(1, 'The tour has no days. Write "## Day 1: …" and its parts, as another tour does.')
  const counted = `The tour has ${questions.length} questions, the page shows ${SHOWN_QUESTIONS}.`
  if (questions.length !== SHOWN_QUESTIONS)
    report(questionsLine, `${counted} Write ${SHOWN_QUESTIONS}.`)
  checkDepartures(tour)
  const nightBefore = (index: number) => text.days[index - 1]?.stops.at(-1) ?? null
  const mistakes = text.days.map((day, index) => [
    ...stopMistakes(day, index + 1, nightBefore(index), roads),
  ])
  for (const [index, day] of text.days.entries()) report(day.stopsLine, ...mistakes[index]!)
  // The other checks need the road of each day.
  if (mistakes.some(({ length }) => length > 0)) return
  const altitudes = altitudesIn(source)
  for (const [index, day] of text.days.entries()) {
    const isLast = index === text.days.length - 1
    report(day.line, ...nightMistakes(day, index + 1, nightBefore(index), isLast, altitudes, roads))
    checkTimes(day, index + 1, tour)
  }
  checkLines(tour)
}

/** A motorbike tour's own price is for one bike, whose deposit the price slip shows. */
function checkPrice({ head, report, lineOf }: TourFile, prices: YamlContent['prices']) {
  const { ride, price, bike, priceList } = head
  const lists = Object.keys(prices.lists)
  const bikes = Object.keys(prices.bikes)
  const hasBike = ride === 'motorbike' && typeof price === 'number'
  const oneOf = `one of: ${bikes.join(', ')}.`
  if (priceList === undefined && price === undefined)
    report(1, "The tour has no price. Add 'price: 23900', 'price: on request', or 'priceList:'.")
  if (priceList !== undefined && price !== undefined)
    report(lineOf('price'), "The tour has a 'price' and a 'priceList'. Delete one of the two.")
  if (priceList !== undefined && !lists.includes(priceList)) {
    const advice = `prices.yaml has no list '${priceList}'.${didYouMean(priceList, lists)}`
    report(lineOf('priceList'), advice)
  }
  if (hasBike && bike === undefined)
    report(lineOf('price'), `The price is for a bike. Add a line 'bike:' with ${oneOf}`)
  if (!hasBike && bike !== undefined)
    report(
      lineOf('bike'),
      "Only a motorbike tour with its own price has a line 'bike:'. Delete it.",
    )
  if (bike !== undefined && !bikes.includes(bike)) {
    const advice = didYouMean(bike, bikes, ` It is ${oneOf}`)
    report(lineOf('bike'), `'${bike}' is not below 'bikes' of prices.yaml.${advice}`)
  }
}

function* stopMistakes({ stops }: DayText, day: number, nightBefore: string | null, roads: Roads) {
  const { hasLeg, isPlace, placeNames } = roads
  for (const stop of new Set(stops.filter((each) => !isPlace(each)))) {
    const advice = didYouMean(stop, placeNames, ' Add it with its position and altitude.')
    yield `day ${day}: '${stop}' is not in places.yaml.${advice}`
  }
  for (const [index, stop] of stops.slice(1).entries()) {
    const from = stops[index] ?? ''
    const noRoad = `day ${day}: legs.yaml has no road from '${from}' to '${stop}'.`
    if (isPlace(from) && isPlace(stop) && !hasLeg(from, stop))
      yield `${noRoad} Name a place between the two, or add the leg.`
  }
  const begins = `day ${day} begins at '${stops[0]}', but the night before was at '${nightBefore}'.`
  if (nightBefore !== null && stops[0] !== nightBefore)
    yield `${begins} Begin the stops with '${nightBefore}'.`
}

/** Reports entries that are not in their order, or that leave too little time for the road. */
function checkTimes({ stops, track }: DayText, day: number, { roads, report }: TourFile) {
  // A wrong time has a message of its own.
  if (track.some(({ time }) => !time)) return
  for (const [index, { line, time }] of track.entries()) {
    const before = track[index - 1]?.time ?? ''
    const advice = 'Put the entries in the order of the day.'
    if (time <= before)
      return report(line, `day ${day}: ${time} comes after ${before} in the list. ${advice}`)
  }
  for (const stretch of timedStretchesOf({ stops, track }, roads))
    if (stretch.haltMinutes < 0) report(stretch.line, `day ${day}: ${tooShort(stretch)}`)
}

function tooShort(stretch: ReturnType<typeof timedStretchesOf>[number]): string {
  const { from, to, leaves, arrives, rideMinutes } = stretch
  // Rounded up to five minutes.
  const minutes = 5 * Math.ceil((minutesOf(leaves) + rideMinutes) / 5)
  const earliest = new Date(minutes * 60_000).toISOString().slice(11, 16)
  const ride = `From ${from} (${leaves}) the road takes ${rideMinutes} minutes.`
  return `${arrives} is too early for ${to}. ${ride} Write ${earliest} or later.`
}

/**
 * A night beyond the guideline needs a line "high night:", which stands at no other night. After
 * the first night, the tour's text must also name a lower place, which About Us promises.
 */
function* nightMistakes(
  { stops, highNight }: DayText,
  day: number,
  nightBefore: string | null,
  isLast: boolean,
  altitudes: readonly number[],
  { placeOf }: Roads,
) {
  const night = stops.at(-1)!
  const nightM = placeOf(night).altitudeM
  const beforeM = nightBefore === null ? null : placeOf(nightBefore).altitudeM
  const exceeds = !isLast && exceedsGuideline(nightM, beforeM)
  const rule = 'the guideline (above 3,000 m, at most 500 m a night)'
  if (exceeds && !highNight) yield `day ${day}: the night at ${night} exceeds ${rule}. ${HIGH}`
  if (!exceeds && highNight)
    yield `day ${day} has a line "high night:", but does not exceed ${rule}. Delete the line.`
  // Below this night, less than 500 m below the night before, and not at its altitude.
  const isLower = (altitude: number) =>
    altitude < nightM && altitude !== beforeM && altitude > (beforeM ?? 0) - guideline.mostM
  if (exceeds && beforeM !== null && !altitudes.some(isLower))
    yield `day ${day}: ${night} is ${nightM - beforeM} m higher than the night before. ${LOWER}`
}

const HIGH = 'Say what the tour does: "high night: Two nights in Leh come first."'
const LOWER = 'Name a lower place with its altitude, as "Tangtse (3,950 m)".'

type File = TourFile | PostFile

/**
 * Reports what two files share. Two equal pictures in a list of cards look like a mistake. A tour
 * and an article share neither a title nor a file name, which is also the name of the social card.
 */
export function checkUnique(tours: readonly TourFile[], posts: readonly PostFile[]) {
  const all = [...tours, ...posts]
  for (const files of [tours, posts]) {
    const next = Math.max(0, ...files.map(({ head }) => head.id)) + 1
    unique<File>(files, ['id'], ({ head }) => head.id, `The next free id is ${next}.`)
  }
  unique(all, ['title'], ({ head }) => head.title)
  unique(tours, ['summary'], ({ head }) => head.summary)
  unique(posts, ['desc'], ({ head }) => head.desc)
  unique(tours, ['pictures', 'card'], ({ head }) => head.pictures.card)
  unique(all, [], ({ slug }) => slug, 'Rename one of the two files.')
}

/** Reports each value that an earlier file has too; without a path, in the first line. */
function unique<Each extends File>(
  files: readonly Each[],
  path: string[],
  factOf: (file: Each) => unknown,
  advice = 'Choose another.',
) {
  const owners = new Map<unknown, string>()
  for (const file of files) {
    const owner = owners.get(factOf(file))
    const name = path.at(-1) ?? 'name'
    const line = path.length ? file.lineOf(...path) : 1
    if (owner) file.report(line, `${owner}.md has the same ${name}. ${advice}`)
    owners.set(factOf(file), file.slug)
  }
}
