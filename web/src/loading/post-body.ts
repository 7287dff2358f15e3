import type { Block } from '../content/blog.ts'
import { lazyValues } from './lazy-value.ts'

const files = import.meta.glob<{ body: readonly Block[] }>('./*.ts', {
  base: '../../compiled/posts',
})

/** The text of an article by its slug. */
export const postBody = lazyValues(async (slug: string) => {
  const file = files[`./${slug}.ts`]
  if (!file) throw new Error(`web/content/posts has no ${slug}.md`)
  return (await file()).body
})
