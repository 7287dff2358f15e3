// The six questions with their answers and weights.

import { type Compared, compared } from './compare.ts'

/** `price`: what one person pays with GST, riding as the first question says; null on request. */
type Choice = { label: string; fits: (tour: Compared, price: number | null) => boolean }
type RideQuestion = {
  name: string
  title: string
  weight: number
  choices: readonly Choice[]
}

const noWish: Choice = { label: 'I do not mind', fits: () => true }

const isBike = ({ ride }: Compared) => ride === 'motorbike'
/** The index of the first question's answer "Alone on a motorbike". */
const ALONE = 0

const inMonth = (label: string, month: number): Choice => ({
  label,
  fits: ({ months }) => months.includes(month),
})

const upTo = (label: string, most: number): Choice => ({
  label,
  fits: (_, price) => price !== null && price <= most,
})

// biome-ignore format: a table
export const questions: readonly RideQuestion[] = [
  { name: 'ride', title: 'How do you want to travel?', weight: 8, choices: [
    { label: 'Alone on a motorbike', fits: isBike },
    { label: 'Two on one motorbike', fits: isBike },
    { label: 'In an SUV',            fits: ({ ride }) => ride === 'SUV' },
    noWish ] },
  { name: 'where', title: 'Where?', weight: 4, choices: [
    { label: 'In the Indian Himalaya', fits: ({ region }) => region !== 'abroad' },
    { label: 'In another country',     fits: ({ region }) => region === 'abroad' },
    noWish ] },
  { name: 'month', title: 'In which month?', weight: 4, choices: [
    inMonth('April', 4),
    inMonth('May', 5),
    inMonth('June', 6),
    inMonth('July', 7),
    inMonth('August', 8),
    inMonth('September', 9),
    noWish ] },
  { name: 'days', title: 'How many days have you got?', weight: 3, choices: [
    { label: 'Up to 7',   fits: ({ days }) => days <= 7 },
    { label: 'Up to 9',   fits: ({ days }) => days <= 9 },
    noWish ] },
  { name: 'bed', title: 'How high would you sleep?', weight: 3, choices: [
    { label: 'Below 3,000 m', fits: ({ highestBedM }) => highestBedM < 3000 },
    { label: 'Up to 4,300 m', fits: ({ highestBedM }) => highestBedM <= 4300 },
    noWish ] },
  { name: 'price', title: 'What may it cost a person, with GST?', weight: 2, choices: [
    upTo('Up to INR 26,000', 26_000),
    upTo('Up to INR 36,000', 36_000),
    noWish ] },
]

/**
 * The two tours with the lowest penalty: the sum of the weights of the wishes that are not met.
 * @param answers the index of the chosen answer of each question; a missing answer counts as "I do not mind"
 */
export function bestTwoTours(answers: readonly number[]): readonly [Compared, Compared] {
  const penaltyOf = (tour: Compared) =>
    questions.reduce((sum, { choices, weight }, index) => {
      const choice = choices[answers[index] ?? choices.length - 1]
      return sum + (choice?.fits(tour, priceFor(tour, answers)) ? 0 : weight)
    }, 0)
  const [first, second] = [...compared].sort((a, b) => penaltyOf(a) - penaltyOf(b) || a.id - b.id)
  return [first!, second!]
}

/** What one person pays with GST, riding as the first answer says. */
export const priceFor = (tour: Compared, [ride]: readonly number[]) =>
  ride === ALONE ? tour.priceAlone : tour.price
