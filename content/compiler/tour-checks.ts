// Checks that the schema cannot make, such as that places and legs exist, and that no two tours share a title.

import { exceedsGuideline, guideline } from '../src/road/guideline.ts'
import type { Roads } from '../src/road/road-table.ts'
import { checkDepartures } from './departures.ts'
import type { PostFile, TourFile } from './files.ts'
import { minutesOf, timedStretchesOf } from './itinerary-times.ts'
import { type Check, didYouMean, reportWrong } from './report.ts'
import type { YamlContent } from './schema.ts'
import { altitudesIn, checkLines } from './tour-lines.ts'
import type { DayText } from './tour-text.ts'

/** Search engines cut longer summaries off, and write their own for shorter ones. */
const SUMMARY = { least: 110, most: 155 }

const SHOWN_QUESTIONS = 4

export function checkTour(tour: TourFile, prices: YamlContent['prices']) {
  const { head, text, roads, report, source, lineOf } = tour
  const { summary, ride, price, bike, priceList, pictures } = head
  const lists = Object.keys(prices.lists)
  const bikes = Object.keys(prices.bikes)
  const bikeNames = bikes.join(', ')
  // A motorbike tour's own price is for one bike, whose deposit the price slip shows.
  const hasBike = ride === 'motorbike' && typeof price === 'number'
  const { length } = summary
  const { questions, questionsLine } = text
  // biome-ignore format: a table
  reportWrong(report, [
    [length < SUMMARY.least || length > SUMMARY.most, lineOf('summary'),
      `The summary has ${length} characters. Write ${SUMMARY.least} to ${SUMMARY.most}, so that search results show it whole.`],
    [priceList !== undefined && price !== undefined, lineOf('price'),
      "The tour has a 'price' and a 'priceList'. Delete one of the two: a list has its own prices."],
    [priceList === undefined && price === undefined, 1,
      "The tour has no price. Add 'price: 23900', 'price: on request', or 'priceList:' with a list of prices.yaml."],
    [priceList !== undefined && !lists.includes(priceList), lineOf('priceList'),
      `prices.yaml has no list '${priceList}'.${didYouMean(priceList ?? '', lists)}`],
    [hasBike && bike === undefined, lineOf('price'),
      `The price is for a bike. Add a line 'bike:' with one of: ${bikeNames}.`],
    [!hasBike && bike !== undefined, lineOf('bike'),
      "Only a motorbike tour with a price of its own has a line 'bike:'. Delete the line."],
    [bike !== undefined && !bikes.includes(bike), lineOf('bike'),
      `'${bike}' is not below 'bikes' of prices.yaml.${didYouMean(bike ?? '', bikes, ` It is one of: ${bikeNames}.`)}`],
    [new Set(pictures.header.slice(0, 4)).size < 4, lineOf('pictures', 'header'),
      'The first four pictures of the header must differ from each other.'],
    [text.days.length === 0, 1,
      'The tour has no days. Write "## Day 1: …" and its parts, as another tour does.'],
    [questions.length !== SHOWN_QUESTIONS, questionsLine,
      `The tour has ${questions.length} questions, but the page shows ${SHOWN_QUESTIONS}. Write ${SHOWN_QUESTIONS}.`],
  ])

  const altitudesInText = altitudesIn(source)
  let nightBefore: string | null = null
  for (const [index, day] of text.days.entries()) {
    report(day.stopsLine, ...stopMistakes(day, index + 1, nightBefore, roads))
    const isLast = index === text.days.length - 1
    report(day.line, ...nightMistakes(day, index + 1, nightBefore, isLast, altitudesInText, roads))
    checkTimes(day, index + 1, tour)
    nightBefore = day.stops.at(-1) ?? nightBefore
  }
  checkLines(tour)
  checkDepartures(tour)
}

function* stopMistakes({ stops }: DayText, day: number, nightBefore: string | null, roads: Roads) {
  const { hasLeg, isPlace, placeNames } = roads
  for (const stop of new Set(stops.filter((each) => !isPlace(each)))) {
    const advice = didYouMean(stop, placeNames, ' Add it with its position and altitude.')
    yield `day ${day}: '${stop}' is not in places.yaml.${advice}`
  }
  for (const [index, stop] of stops.slice(1).entries()) {
    const from = stops[index] ?? ''
    if (isPlace(from) && isPlace(stop) && !hasLeg(from, stop))
      yield `day ${day}: legs.yaml has no road from '${from}' to '${stop}'. Name a place between the two, or add the leg.`
  }
  if (nightBefore !== null && stops.length > 0 && stops[0] !== nightBefore)
    yield `day ${day} begins at '${stops[0]}', but the night before was at '${nightBefore}'. Begin the stops with '${nightBefore}'.`
}

/** Reports entries that are not in their order, or that leave too little time for the road. */
function checkTimes({ stops, track }: DayText, day: number, { roads, report }: TourFile) {
  const times = track.map(({ time }) => time)
  // biome-ignore format: a table
  const checks = track.map(({ line }, index): Check => [times[index]! <= (times[index - 1] ?? ''), line,
    `day ${day}: ${times[index]} comes after ${times[index - 1]} in the list. Put the entries in the order of the day.`])
  // Wrong times have messages of their own.
  if (!times.every((time) => /^\d\d:\d\d$/.test(time))) return
  reportWrong(report, checks)
  const isRideable = stops.every(
    (stop, index) => roads.isPlace(stop) && (index === 0 || roads.hasLeg(stops[index - 1]!, stop)),
  )
  if (!isRideable || checks.some(([isWrong]) => isWrong)) return
  for (const stretch of timedStretchesOf({ stops, track }, roads))
    if (stretch.haltMinutes < 0) report(stretch.line, `day ${day}: ${tooShort(stretch)}`)
}

function tooShort(stretch: ReturnType<typeof timedStretchesOf>[number]): string {
  const { from, to, leaves, arrives, rideMinutes } = stretch
  // Rounded up to five minutes.
  const minutes = 5 * Math.ceil((minutesOf(leaves) + rideMinutes) / 5)
  const earliest = new Date(minutes * 60_000).toISOString().slice(11, 16)
  return `${arrives} is too early for ${to}. From ${from} (${leaves}) the road takes ${rideMinutes} minutes. Write ${earliest} or later.`
}

/**
 * Reports a night that exceeds the guideline without a line "high night:", a line "high night:" at another night, and a
 * high night after the first for which the tour's text names no lower place. About Us promises this lower place.
 */
function* nightMistakes(
  { stops, highNight }: DayText,
  day: number,
  nightBefore: string | null,
  isLast: boolean,
  altitudesInText: readonly number[],
  { isPlace, placeOf }: Roads,
) {
  const night = stops.at(-1) ?? ''
  if (!isPlace(night) || (nightBefore !== null && !isPlace(nightBefore))) return
  const nightM = placeOf(night).altitudeM
  const beforeM = nightBefore === null ? null : placeOf(nightBefore).altitudeM
  const exceeds = !isLast && exceedsGuideline(nightM, beforeM)
  if (exceeds && !highNight)
    yield `day ${day}: the night at ${night} exceeds the guideline (above 3,000 m, at most 500 m a night). Say what the tour does about it, in a line "high night: Two nights in Leh come first."`
  if (!exceeds && highNight)
    yield `day ${day} has a line "high night:", but its night does not exceed the guideline (above 3,000 m, at most 500 m a night). Delete the line.`
  // Below this night, less than 500 m below the night before, and not the altitude of the night before itself.
  const isLower = (altitude: number) =>
    altitude < nightM && altitude !== beforeM && altitude > (beforeM ?? 0) - guideline.mostM
  if (exceeds && beforeM !== null && !altitudesInText.some(isLower))
    yield `day ${day}: the night at ${night} is ${nightM - beforeM} m higher than the night before. Name a lower place with its altitude, as "Tangtse (3,950 m)".`
}

/**
 * Reports what two tours or two articles share: an id, a title, a `summary` or `desc`, or the picture of a tour's card
 * (two equal pictures in a list look like a mistake). A tour and an article may share neither a title nor a file name,
 * which is also the name of the social card.
 */
export function checkUnique(tours: readonly TourFile[], posts: readonly PostFile[]) {
  const owners = new Map<string, string>()
  for (const [kind, files] of Object.entries({ tours, posts })) {
    const next = Math.max(0, ...files.map(({ head }) => head.id)) + 1
    for (const { slug, head, report, lineOf } of files) {
      const { id, title, summary, desc, pictures }: Partial<PostFile['head'] & TourFile['head']> =
        head
      // biome-ignore format: a table
      const values = [
        [['id'],               `${kind} ${id}`, `has the id ${id} too. The next free id is ${next}.`],
        [['title'],            title,           'has the same title. Write another one.'],
        [['summary'],          summary,         'has the same summary. Write another one.'],
        [['desc'],             desc,            'has the same desc. Write another one.'],
        [['pictures', 'card'], pictures?.card,  `has this picture on its card too. Choose another one.`],
      ] as const
      for (const [path, value, advice] of values) {
        const owner = owners.get(`${path} ${value}`)
        if (owner !== undefined) report(lineOf(...path), `${owner}.md ${advice}`)
        else if (value !== undefined) owners.set(`${path} ${value}`, slug)
      }
    }
  }
  for (const { slug, report } of posts)
    if (tours.some((tour) => tour.slug === slug))
      report(1, `tours/${slug}.md has the same name. Rename one of the two files.`)
}
