import { expect, it } from 'vitest'
import { figuresOf } from '../../content/road/road-figures.ts'
import { tourDetail } from '../../loading/tour-detail.ts'
import { type Compared, compared, sorted } from './compare.ts'
import { bestTwoTours, questions } from './questions.ts'

const none = questions.map(({ choices }) => choices.length - 1)

it('a tour’s kilometres, highest bed and longest hours come from its days', async () => {
  const { km, highestBedM, longestHours, slug } = compared.find(({ id }) => id === 1)!
  const days = (await tourDetail(slug).load()).days.map(figuresOf)
  expect({ km, highestBedM, longestHours }).toEqual({
    km: days.reduce((sum, { distanceKm }) => sum + distanceKm, 0),
    highestBedM: Math.max(...days.slice(0, -1).map(({ sleepM }) => sleepM)),
    longestHours: Math.max(...days.map(({ hours }) => hours)),
  })
})

// Tours on request come last.
it.each([
  ['fewest days', (tour: Compared) => tour.days],
  ['lowest bed', (tour: Compared) => tour.highestBedM],
  ['shortest hours', (tour: Compared) => tour.longestHours],
  ['lowest price', (tour: Compared) => tour.pricePerPerson ?? Number.MAX_VALUE],
] as const)('the tours can be sorted by %s', (order, figure) => {
  const figures = sorted(order).map(figure)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  expect(new Set(figures).size).toBeGreaterThan(2)
})

it('of six questions, the answers motorbike, India and up to 7 days lead to the two Leh loops', () => {
  expect(questions).toHaveLength(6)
  const [bike, india] = [0, 0]
  const slugs = bestTwoTours([bike, india, 0, ...none.slice(3)]).map(({ slug }) => slug)
  expect(slugs).toEqual(['leh-to-leh-with-turtuk', 'leh-to-leh-with-hanle'])
})

it('the answers for low nights and an SUV abroad lead to such a tour', () => {
  const [found] = bestTwoTours([1, 1, 0, 0, 2, 2])
  expect(found).toMatchObject({ ride: 'SUV', region: 'abroad' })
  expect(found.highestBedM).toBeLessThan(3000)
})
