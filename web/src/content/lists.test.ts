import { expect, it } from 'vitest'
import { exclusions, inclusions, thingsToPack } from './compiled/lists.ts'

it('has as many items as the specification counts', () => {
  expect(inclusions).toHaveLength(11)
  expect(exclusions).toHaveLength(8)
  expect(thingsToPack).toHaveLength(25)
})

it('has the items that the specification names', () => {
  expect(inclusions).toEqual(
    expect.arrayContaining([expect.stringMatching(/^6 nights/), '6 breakfasts', '6 dinners']),
  )
  expect(exclusions).toEqual(
    expect.arrayContaining([
      '5% GST',
      'Bike security deposit of 5000 for classic and 10,000 for himalayan',
    ]),
  )
  expect(thingsToPack[0]).toBe('Rucksack of 60 litres or more')
})
