import { expect, it } from 'vitest'
import { figuresOf } from '../../content/road/road-figures.ts'
import { tourDetail } from '../../loading/tour-detail.ts'
import { type Compared, compared, sorted } from './compare.ts'
import { bestTwoTours, questions } from './questions.ts'

const noWishes = questions.map(({ choices }) => choices.length - 1)

it('a tour’s kilometres, highest bed and longest hours come from its days', async () => {
  const { km, highestBedM, longestHours, slug } = compared.find(({ id }) => id === 1)!
  const days = (await tourDetail(slug).load()).days.map(figuresOf)
  expect({ km, highestBedM, longestHours }).toEqual({
    km: days.reduce((sum, { distanceKm }) => sum + distanceKm, 0),
    highestBedM: Math.max(...days.slice(0, -1).map(({ sleepM }) => sleepM)),
    longestHours: Math.max(...days.map(({ hours }) => hours)),
  })
})

it.each([
  ['fewest days', (tour: Compared) => tour.days],
  ['lowest bed', (tour: Compared) => tour.highestBedM],
  ['shortest hours', (tour: Compared) => tour.longestHours],
  // Tours on request come last.
  ['lowest price', (tour: Compared) => tour.pricePerPerson ?? Number.MAX_VALUE],
] as const)('the tours can be sorted by %s', (order, figure) => {
  const figures = sorted(order).map(figure)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  expect(new Set(figures).size).toBeGreaterThan(2)
})

it('of six questions, the answers motorbike, India and up to 7 days lead to the two Leh loops', () => {
  expect(questions).toHaveLength(6)
  const [motorbike, india, upTo7Days] = [0, 0, 0]
  const pair = bestTwoTours([motorbike, india, upTo7Days, ...noWishes.slice(3)])
  expect(pair.map(({ slug }) => slug)).toEqual(['leh-to-leh-with-turtuk', 'leh-to-leh-with-hanle'])
})

it('the answers SUV, abroad, up to 7 days and low beds lead to an SUV tour abroad with low beds', () => {
  const [found] = bestTwoTours([1, 1, 0, 0, 2, 2])
  expect(found).toMatchObject({ ride: 'SUV', region: 'abroad' })
  expect(found.highestBedM).toBeLessThan(3000)
})
