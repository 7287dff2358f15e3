import { loadTourDetail } from 'content/tour-detail.ts'
import { expect, it } from 'vitest'
import { type Compared, compared, sorted } from './compare.ts'
import { bestTwoTours, priceFor, questions } from './questions-and-weights.ts'

it('a tour’s kilometres, highest bed and longest hours come from its days', async () => {
  const { km, highestBedM, longestHours, slug } = compared.find(({ id }) => id === 1)!
  const { days } = await loadTourDetail(slug)
  const legs = days.map((day) =>
    day.legs.reduce(([km, h], leg) => [km + leg[0], h + leg[1]], [0, 0]),
  )
  expect(km).toBe(legs.reduce((sum, [dayKm]) => sum + dayKm, 0))
  expect(highestBedM).toBe(Math.max(...days.slice(0, -1).map((day) => day.altitudesM.at(-1)!)))
  // Hours on the road, with halts, to half an hour.
  const longest = 1.25 * Math.max(...legs.map(([, hours]) => hours))
  expect(Math.abs(longestHours - longest)).toBeLessThanOrEqual(0.25)
})

it.each([
  ['fewest days', (tour: Compared) => tour.days],
  ['lowest bed', (tour: Compared) => tour.highestBedM],
  ['shortest hours', (tour: Compared) => tour.longestHours],
  // Tours on request come last.
  ['lowest price', (tour: Compared) => tour.price ?? Number.MAX_VALUE],
] as const)('the tours can be sorted by %s', (order, figure) => {
  const figures = sorted(order).map(figure)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  expect(new Set(figures).size).toBeGreaterThan(2)
})

it('of six questions, the answers motorbike, India and up to 7 days lead to the two Leh loops', () => {
  expect(questions).toHaveLength(6)
  const pair = bestTwoTours(answersOf({ ride: 0, where: 0, days: 0 }))
  expect(pair.map(({ slug }) => slug)).toEqual(['leh-to-leh-with-turtuk', 'leh-to-leh-with-hanle'])
})

it('the answers SUV, abroad, up to 7 days and low beds lead to an SUV tour abroad with low beds', () => {
  const [found] = bestTwoTours(answersOf({ ride: 2, where: 1, days: 0, bed: 0 }))
  expect(found).toMatchObject({ ride: 'SUV', region: 'abroad' })
  expect(found.highestBedM).toBeLessThan(3000)
})

// The Leh loops cost 26,500 alone on a bike and 23,900 for each of two, before 5% GST.
it('a price means one person with GST: alone a Leh loop is above 26,000, for two on one bike it is not', () => {
  const loop = compared.find(({ id }) => id === 1)!
  expect([loop.priceAlone, loop.price]).toEqual([27_825, 25_095])
  const price = questions.find(({ name }) => name === 'price')!.choices[0]!
  expect(price.fits(loop, priceFor(loop, [0]))).toBe(false)
  expect(price.fits(loop, priceFor(loop, [1]))).toBe(true)
})

it('the month of a wish is a month in which a departure of the tour begins', async () => {
  const month = questions.find(({ name }) => name === 'month')!
  for (const tour of compared) {
    const { departures } = await loadTourDetail(tour.slug)
    for (const { label, fits } of month.choices.slice(0, -1)) {
      const monthIn = ({ start }: { start: string }) =>
        new Date(start).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
      const leaves = departures.some((departure) => monthIn(departure) === label)
      expect(fits(tour, null), `${tour.slug}, ${label}`).toBe(leaves)
    }
  }
})

/** The indices of answers; a question that is not named has no wish. */
function answersOf(named: Record<string, number>) {
  return questions.map(({ name, choices }) => named[name] ?? choices.length - 1)
}
