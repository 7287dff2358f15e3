// Checks of a tour beyond its schema: of its fields together, of its days and roads, of two files.

import { guideline, type Night, nightsOf } from '../src/road/nights.ts'
import { metres } from '../src/road/road-figures.ts'
import type { Roads } from '../src/road/road-lookup.ts'
import { checkDepartures } from './departure-checks.ts'
import { checkTimes } from './entry-time-checks.ts'
import type { MarkdownFile, PostFile, TourFile } from './files.ts'
import { checkPlaces } from './place-checks.ts'
import type { DayText } from './tour-text.ts'

export function checkTour(tour: TourFile) {
  const { text, roads, report, source } = tour
  const { days, questions, questionsLine } = text
  checkPrice(tour)
  if (questions.length !== 4)
    report(questionsLine, `The tour has ${questions.length} questions, the page shows 4. Write 4.`)
  if (days.length < 2)
    return report(1, 'A tour needs two days. Write "## Day 1: …" and its parts as in another.')
  checkDepartures(tour)
  const mistakes = days.map((day, index) => [...stopMistakes(day, days[index - 1], roads)])
  for (const [index, day] of days.entries()) day.reportAt(['stops'], ...mistakes[index]!)
  // The other checks need the road of each day.
  if (mistakes.some(({ length }) => length > 0)) return
  const nights = nightsOf(days.map(({ stops }) => roads.roadOf(stops)))
  for (const [index, day] of days.entries()) {
    report(day.line, ...nightMistakes(day, source, nights[index]))
    checkTimes(day, tour)
  }
  checkPlaces(tour)
}

/** A motorbike tour's own price is for one bike, whose deposit the price slip shows. */
function checkPrice({ head, report, reportAt }: TourFile) {
  const { ride, price, bike, priceList } = head
  const needsBike = ride === 'motorbike' && typeof price === 'number'
  if (priceList === undefined && price === undefined)
    report(1, "The tour has no price. Add 'price: 23900', 'price: on request', or 'priceList:'.")
  if (priceList !== undefined && price !== undefined)
    reportAt(['price'], "The tour has a 'price' and a 'priceList'. Delete one of the two.")
  if (needsBike && bike === undefined)
    reportAt(['price'], "The price is for a bike. Add a line 'bike:' with a bike of prices.yaml.")
  if (!needsBike && bike !== undefined)
    reportAt(['bike'], "Only a motorbike tour with its own price has a line 'bike:'. Delete it.")
}

function* stopMistakes({ number, stops }: DayText, before: DayText | undefined, roads: Roads) {
  for (const [index, stop] of stops.slice(1).entries()) {
    const from = stops[index]!
    const advice = from === stop ? 'Name it once.' : 'Name a place between the two, or add the leg.'
    if (!roads.hasLeg(from, stop))
      yield `day ${number}: legs.yaml has no road from '${from}' to '${stop}'. ${advice}`
  }
  const end = stops.at(-1)!
  if (roads.placeOf(end).pass)
    yield `day ${number} ends on ${end}, a pass. End the stops where the guests sleep.`
  const bed = before?.stops.at(-1)
  const advice = `but the night before was at '${bed}'. Begin the stops with '${bed}'.`
  if (bed && stops[0] !== bed) yield `day ${number} begins at '${stops[0]}', ${advice}`
}

/**
 * A night beyond the guideline needs a line "high night:", which stands at no other night. After
 * the first night, the tour's text must also name a lower place, which About Us promises.
 */
function* nightMistakes({ number, highNight }: DayText, source: string, night?: Night) {
  const { aboveM, mostM } = guideline
  const rule = `the guideline (above ${metres(aboveM)}, at most ${mostM} m a night)`
  if (!night?.isBeyond) {
    if (highNight)
      yield `day ${number} has a line "high night:", but does not exceed ${rule}. Delete the line.`
    return
  }
  const { bed, altitudeM, gainM } = night
  const example = 'Say what the tour does: "high night: Two nights in Leh come first."'
  if (!highNight) yield `day ${number}: the night at ${bed} exceeds ${rule}. ${example}`
  if (gainM === null) return
  const beforeM = altitudeM - gainM
  const written = source.matchAll(/\((\d,\d{3}) m\)/g)
  const altitudes = [...written].map(([, digits = '']) => Number(digits.replace(',', '')))
  // Below this night, less than `mostM` below the night before, and not at its altitude.
  const isLower = (altitude: number) =>
    altitude < altitudeM && altitude !== beforeM && altitude > beforeM - mostM
  const advice = 'Name a lower place with its altitude, as "Tangtse (3,950 m)".'
  if (!altitudes.some(isLower))
    yield `day ${number}: ${bed} is ${gainM} m higher than the night before. ${advice}`
}

/**
 * Reports what two files share. Two tours with one picture look like a mistake. A tour and an
 * article share neither a title nor a file name, which is also the name of the social card.
 */
export function checkUnique(tours: readonly TourFile[], posts: readonly PostFile[]) {
  const all = [...tours, ...posts]
  for (const files of [tours, posts]) {
    const advice = `The newer file gets the id ${Math.max(...files.map(({ head }) => head.id)) + 1}.`
    reportEqual<MarkdownFile<{ id: number }>>(files, ['id'], ({ head }) => head.id, advice)
  }
  reportEqual(all, ['title'], ({ head }) => head.title)
  reportEqual(tours, ['summary'], ({ head }) => head.summary)
  reportEqual(posts, ['desc'], ({ head }) => head.desc)
  reportEqual(tours, ['pictures', 'card'], ({ head }) => head.pictures.card)
  reportEqual(all, [], ({ slug }) => slug, 'Rename one of the two files.')
}

/** Reports each value that another file has too; without a path, in the first line. */
function reportEqual<File extends MarkdownFile<unknown>>(
  files: readonly File[],
  path: string[],
  factOf: (file: File) => unknown,
  advice = 'Change one of the two.',
) {
  const name = path.at(-1) ?? 'name'
  for (const file of files) {
    const other = files.find((each) => each !== file && factOf(each) === factOf(file))
    const mistake = `${other?.slug}.md has the same ${name}. ${advice}`
    if (other) path.length ? file.reportAt(path, mistake) : file.report(1, mistake)
  }
}
