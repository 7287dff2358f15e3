import { expect, it } from 'vitest'
import { loadTourDetail } from './tour-detail.ts'
import { tourAt, tours } from './tours.ts'

/** The two tours that the specification shows. */
const specified = await Promise.all(['1', '2'].map((id) => loadTourDetail(tourAt(id)!.slug)))

it('3 the first two tours are the tours of the specification', () => {
  expect(tours.slice(0, 2)).toMatchObject([
    { id: 1, title: 'Leh to Leh with Turtuk', days: 7 },
    { id: 2, title: 'Leh to Leh with Hanle', days: 7 },
  ])
})

it.each(specified)('2.5, 9 the lists of $slug have the specified lengths and items', (tour) => {
  expect(tour.inclusions).toHaveLength(11)
  const nights = expect.stringMatching(/^6 nights/)
  expect(tour.inclusions).toEqual(expect.arrayContaining([nights, '6 breakfasts', '6 dinners']))
  expect(tour.exclusions).toHaveLength(8)
  const deposit = 'Bike security deposit of 5000 for classic and 10,000 for himalayan'
  expect(tour.exclusions).toEqual(expect.arrayContaining(['5% GST', deposit]))
  expect(tour.thingsToPack).toHaveLength(25)
  expect(tour.thingsToPack[0]).toBe('Rucksack of 60 litres or more')
})
