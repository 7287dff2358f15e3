import { expect, test } from 'vitest'
import { tours } from 'web/content/catalogue.ts'
import { tourDetail } from 'web/loading/tour-detail.ts'
import { scenes } from './index.ts'

test.each(tours.map(({ slug }) => slug))(
  '%s opens with pictures of four moods or more',
  async (slug) => {
    const { header } = (await tourDetail(slug).load()).pictures
    expect(new Set(header.map((name) => scenes[name]?.mood)).size).toBeGreaterThanOrEqual(4)
  },
)

test.each(tours.map(({ slug }) => slug))('the header of %s is a panorama', async (slug) => {
  const { background } = (await tourDetail(slug).load()).pictures
  expect(scenes[background]?.reach).toBeGreaterThan(0)
})
