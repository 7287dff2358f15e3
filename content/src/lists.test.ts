import * as sampleTour from 'content/compiled/lists.ts'
import { expect, it } from 'vitest'
import { tourAt, tours } from './catalogue.ts'
import { loadTourDetail } from './tour-detail.ts'

/** The two tours that the specification shows. */
const specified = await Promise.all(['1', '2'].map((id) => loadTourDetail(tourAt(id)!.slug)))

it.each(specified)(
  '2.5, 9 the lists of $slug have the specified items',
  ({ inclusions, exclusions, thingsToPack }) => {
    expect([inclusions, exclusions, thingsToPack].map((list) => list.length)).toEqual([11, 8, 25])
    const nights = expect.stringMatching(/^6 nights/)
    expect(inclusions).toEqual(expect.arrayContaining([nights, '6 breakfasts', '6 dinners']))
    const deposit = 'Bike security deposit of 5000 for classic and 10,000 for himalayan'
    expect(exclusions).toEqual(expect.arrayContaining(['5% GST', deposit]))
    expect(thingsToPack[0]).toBe('Rucksack of 60 litres or more')
  },
)

it('the sample tour has the inclusions and exclusions of the specification’s first tour', () => {
  const { inclusions, exclusions } = sampleTour
  expect(specified[0]).toMatchObject({ inclusions, exclusions })
})

it('a tour includes a breakfast for each night, and its lists name a helmet or bike exactly if it is a motorbike tour', async () => {
  for (const { slug, days, ride } of tours) {
    const { inclusions, exclusions, thingsToPack } = await loadTourDetail(slug)
    expect(inclusions, slug).toContain(`${days - 1} breakfasts`)
    const forRiders = [...inclusions, ...exclusions, ...thingsToPack].filter((item) =>
      /helmet|bike|motorcycle/i.test(item),
    )
    expect(forRiders.length > 0, slug).toBe(ride === 'motorbike')
  }
})
