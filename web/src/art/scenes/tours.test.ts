import { expect, test } from 'vitest'
import { tours } from '../../content/catalogue.ts'
import { tourDetail } from '../../tour-detail.ts'
import { scenes } from './index.ts'

test.each(tours.map(({ slug }) => slug))(
  '%s opens with pictures of four moods or more',
  async (slug) => {
    const { header } = (await tourDetail(slug).load()).pictures
    expect(new Set(header.map((name) => scenes[name]?.mood)).size).toBeGreaterThanOrEqual(4)
  },
)

test('no tour is shown on its card by the picture of another', () => {
  expect(new Set(tours.map(({ picture }) => picture)).size).toBe(tours.length)
})
