import { expect, it } from 'vitest'
import { compared, questions, sorted, twoFor } from './compare.ts'

const none = questions.map(({ choices }) => choices.length - 1)

it('has the figures of the first tour', () => {
  const { km, highestBedM, longestHours } = compared.find(({ id }) => id === 1)!
  expect({ km, highestBedM, longestHours }).toEqual({ km: 808, highestBedM: 4250, longestHours: 7 })
})

it('sorts by price, with tours on request at the end', () => {
  const prices = sorted('lowest price').map(({ pricePerPerson }) => pricePerPerson)
  expect(prices[0]).toBe(23_900)
  expect(prices.at(-1)).toBeNull()
})

it('six questions lead to two tours', () => {
  expect(questions).toHaveLength(6)
  const [bike, india] = [0, 0]
  const titles = twoFor([bike, india, 0, ...none.slice(3)]).map(({ slug }) => slug)
  expect(titles).toEqual(['leh-to-leh-with-turtuk', 'leh-to-leh-with-hanle'])
})

it('who sleeps low and rides in an SUV abroad is sent there', () => {
  const found = twoFor([1, 1, 0, 0, 2, 2])
  expect(found[0]).toMatchObject({ slug: 'sri-lanka-hills-and-coast' })
})
