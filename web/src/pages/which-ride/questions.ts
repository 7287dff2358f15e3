// The six questions with their answers and weights.

import { type Compared, compared } from './compare.ts'

type Choice = { label: string; fits: (tour: Compared) => boolean }
type RideQuestion = {
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
 * @param answers the index of the chosen answer of each question; a missing answer counts as "I do not mind"
 */
export function bestTwoTours(answers: readonly number[]): readonly [Compared, Compared] {
  const penaltyOf = (tour: Compared) =>
    questions.reduce((sum, { choices, weight }, index) => {
      const choice = choices[answers[index] ?? choices.length - 1]
      return sum + (choice?.fits(tour) ? 0 : weight)
    }, 0)
  const [first, second] = [...compared].sort((a, b) => penaltyOf(a) - penaltyOf(b) || a.id - b.id)
  return [first!, second!]
}
