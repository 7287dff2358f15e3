import { expect, test } from 'vitest'
import { tours } from 'web/content/catalogue.ts'
import { tourDetail } from 'web/loading/tour-detail.ts'
import { scenes } from './index.ts'

test.each(tours)('$slug opens with pictures of four moods, below a panorama', async ({ slug }) => {
  const { header, background } = (await tourDetail(slug).load()).pictures
  expect(new Set(header.map((name) => scenes[name]?.mood)).size).toBeGreaterThanOrEqual(4)
  expect(scenes[background]?.reach).toBeGreaterThan(0)
})
