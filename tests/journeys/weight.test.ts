// What the first page may cost a rider's phone, in kB after gzip. Bytes, not times: they are the same
// on every machine.

import { expect, it } from 'vitest'
import { firstLoad } from '../bench/first-load.mjs'

const { scripts, firestore } = firstLoad()

it('the first page’s JavaScript stays under 90 kB', () => {
  expect(scripts).toBeGreaterThan(50)
  expect(scripts).toBeLessThanOrEqual(90)
})

it('Firestore’s chunk stays under 35 kB', () => {
  expect(firestore).toBeGreaterThan(10)
  expect(firestore).toBeLessThanOrEqual(35)
})
