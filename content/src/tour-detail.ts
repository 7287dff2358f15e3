import type { TourDetail } from './types.ts'

const files = import.meta.glob<{ tour: TourDetail }>('./*.ts', { base: '../compiled/tours' })

/** Loads the content of a tour's page by its slug. */
export async function loadTourDetail(slug: string): Promise<TourDetail> {
  const file = files[`./${slug}.ts`]
  if (!file) throw new Error(`content/tours has no ${slug}.md`)
  return (await file()).tour
}
