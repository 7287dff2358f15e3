// The HTML of the second tour layout, a sample screen of spec 2.1.

import { expect, it } from 'vitest'
import { all, attribute, one, texts, treeOf, words } from './tree.ts'

it('the second tour layout has placeholder text, five fixed pictures and the default place', () => {
  const main = one(treeOf('/tour-detail-two'), 'main')
  expect(texts(main, 'h1')).toEqual(['Sample Tour'])
  const gallery = one(main, 'section[aria-label="Pictures"]')
  expect(all(gallery, 'img').map((picture) => attribute(picture, 'src'))).toEqual([
    '/pictures/tso-moriri.svg',
    '/pictures/lamayuru.svg',
    '/pictures/more-plains.svg',
    '/pictures/hanle-monastery.svg',
    '/pictures/tso-kar.svg',
  ])
  expect(words(main).match(/Lorem ipsum dolor sit amet/g)?.length).toBe(6)
  expect(words(main)).toContain('New Zealand')
})
