// All tours with the figures that compare them, and the six questions with their answers.

import { tourRoads } from 'web/compiled/tour-roads.ts'
import { type Tour, tours } from '../../content/catalogue.ts'
import { figuresOf } from '../../content/road/road-figures.ts'

export type Compared = Tour & {
  highestBedM: number
  longestHours: number
  km: number
  /** Kilometres from the start, and altitude. */
  line: readonly (readonly [km: number, altitudeM: number])[]
}

export const compared: readonly Compared[] = tours.map((tour) => {
  const days = tourRoads[tour.slug]!
  const figures = days.map(figuresOf)
  const line: [number, number][] = [[0, days[0]!.altitudesM[0]!]]
  for (const { altitudesM, legs } of days) {
    for (const [index, [km]] of legs.entries()) {
      line.push([line.at(-1)![0] + km, altitudesM[index + 1]!])
    }
  }
  return {
    ...tour,
    line,
    km: line.at(-1)![0],
    // The last day has no night.
    highestBedM: Math.max(...figures.slice(0, -1).map(({ sleepM }) => sleepM)),
    longestHours: Math.max(...figures.map(({ hours }) => hours)),
  }
})

// biome-ignore format: a table
export const orders = {
  'fewest days':      (tour) => tour.days,
  'lowest bed':       (tour) => tour.highestBedM,
  'shortest hours':   (tour) => tour.longestHours,
  // Tours on request come last.
  'lowest price':     (tour) => tour.pricePerPerson ?? Number.POSITIVE_INFINITY,
} satisfies Record<string, (tour: Compared) => number>
export type Order = keyof typeof orders

export const sorted = (order: Order) =>
  [...compared].sort((a, b) => orders[order](a) - orders[order](b) || a.id - b.id)

type Choice = { label: string; fits: (tour: Compared) => boolean }
export type RideQuestion = {
  name: string
  title: string
  weight: number
  choices: readonly Choice[]
}

const noWish: Choice = { label: 'I do not mind', fits: () => true }

// biome-ignore format: a table
export const questions: readonly RideQuestion[] = [
  { name: 'ride', title: 'Do you want to ride yourself?', weight: 8, choices: [
    { label: 'On a motorbike',  fits: ({ ride }) => ride === 'motorbike' },
    { label: 'In an SUV',       fits: ({ ride }) => ride === 'SUV' },
    noWish ] },
  { name: 'where', title: 'Where?', weight: 4, choices: [
    { label: 'In the Indian Himalaya', fits: ({ region }) => region !== 'abroad' },
    { label: 'In another country',     fits: ({ region }) => region === 'abroad' },
    noWish ] },
  { name: 'days', title: 'How many days have you got?', weight: 3, choices: [
    { label: 'Up to 7',   fits: ({ days }) => days <= 7 },
    { label: 'Up to 9',   fits: ({ days }) => days <= 9 },
    noWish ] },
  { name: 'bed', title: 'How high would you sleep?', weight: 3, choices: [
    { label: 'Below 3,000 m', fits: ({ highestBedM }) => highestBedM < 3000 },
    { label: 'Up to 4,300 m', fits: ({ highestBedM }) => highestBedM <= 4300 },
    noWish ] },
  { name: 'hours', title: 'How long may the longest day be?', weight: 2, choices: [
    { label: 'Up to 7 hours', fits: ({ longestHours }) => longestHours <= 7 },
    { label: 'Up to 9 hours', fits: ({ longestHours }) => longestHours <= 9 },
    noWish ] },
  { name: 'price', title: 'What may it cost for one person?', weight: 2, choices: [
    { label: 'Up to INR 25,000', fits: ({ pricePerPerson }) => pricePerPerson !== null && pricePerPerson <= 25_000 },
    { label: 'Up to INR 35,000', fits: ({ pricePerPerson }) => pricePerPerson !== null && pricePerPerson <= 35_000 },
    noWish ] },
]

/**
 * The two tours with the lowest penalty: the sum of the weights of the wishes that a tour does not meet.
 * @param answers the index of the chosen answer of each question
 */
export function twoFor(answers: readonly number[]): readonly [Compared, Compared] {
  const missed = (tour: Compared) =>
    questions.reduce((sum, { choices, weight }, index) => {
      const choice = choices[answers[index] ?? choices.length - 1]
      return sum + (choice?.fits(tour) ? 0 : weight)
    }, 0)
  const [first, second] = [...compared].sort((a, b) => missed(a) - missed(b) || a.id - b.id)
  return [first!, second!]
}
