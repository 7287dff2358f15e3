import type { Block } from './types.ts'

const files = import.meta.glob<{ body: readonly Block[] }>('./*.ts', { base: '../compiled/posts' })

/** Loads the text of an article by its slug. */
export async function loadPostBody(slug: string): Promise<readonly Block[]> {
  const file = files[`./${slug}.ts`]
  if (!file) throw new Error(`content/posts has no ${slug}.md`)
  return (await file()).body
}
