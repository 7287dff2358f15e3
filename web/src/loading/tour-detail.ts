import type { TourDetail } from '../content/tour.ts'
import { lazyValues } from './lazy-value.ts'

const files = import.meta.glob<{ tour: TourDetail }>('./*.ts', {
  base: '../../compiled/tours',
})

/** The content of a tour's page by its slug. */
export const tourDetail = lazyValues(async (slug: string) => {
  const file = files[`./${slug}.ts`]
  if (!file) throw new Error(`web/content/tours has no ${slug}.md`)
  return (await file()).tour
})
