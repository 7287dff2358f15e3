import { describe, expect, it } from 'vitest'
import { exclusions, inclusions } from 'web/compiled/lists.ts'
import { tourDetail } from '../loading/tour-detail.ts'
import { tourAt, tours } from './catalogue.ts'

describe.each(await specified())('$slug', (tour) => {
  it('2.5, 9 has as many items as the specification counts, and those that it names', () => {
    expect(tour.inclusions).toHaveLength(11)
    expect(tour.exclusions).toHaveLength(8)
    expect(tour.thingsToPack).toHaveLength(25)
    expect(tour.inclusions).toEqual(
      expect.arrayContaining([expect.stringMatching(/^6 nights/), '6 breakfasts', '6 dinners']),
    )
    expect(tour.exclusions).toEqual(
      expect.arrayContaining([
        '5% GST',
        'Bike security deposit of 5000 for classic and 10,000 for himalayan',
      ]),
    )
    expect(tour.thingsToPack[0]).toBe('Rucksack of 60 litres or more')
  })
})

it('the sample tour has the lists of the specification’s first tour', async () => {
  const [first] = await specified()
  expect({ inclusions, exclusions }).toEqual({
    inclusions: first?.inclusions,
    exclusions: first?.exclusions,
  })
})

it('each tour counts its own nights, and a tour by SUV packs no helmet', async () => {
  for (const { slug, days, ride } of tours) {
    const { inclusions, exclusions, thingsToPack } = await tourDetail(slug).load()
    expect(inclusions, slug).toContain(`${days - 1} breakfasts`)
    const forRiders = [...inclusions, ...exclusions, ...thingsToPack].filter((item) =>
      /helmet|bike|motorcycle/i.test(item),
    )
    expect(forRiders.length > 0, slug).toBe(ride === 'motorbike')
  }
})

/** The two tours that the specification shows. */
function specified() {
  return Promise.all(['1', '2'].map((id) => tourDetail(tourAt(id)!.slug).load()))
}
