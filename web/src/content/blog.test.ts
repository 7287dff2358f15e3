import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { postBody } from '../post-body.ts'
import { posts } from './blog.ts'

it.each(posts)('article $id has a text', async ({ slug }) => {
  expect(await postBody(slug).load(), `content/posts/${slug}.ts`).not.toEqual([])
})

it('every file of content/posts has a row', () => {
  const files = readdirSync(new URL('posts', import.meta.url))
  const slugs = posts.map(({ slug }) => slug)
  const lost = files.filter((file) => !slugs.includes(file.replace(/\.ts$/, '')))
  expect(lost, 'content/blog.ts has no row for these files of content/posts').toEqual([])
})

it('every article has an id and a slug of its own', () => {
  for (const key of ['id', 'slug'] as const) {
    const values = posts.map((post) => post[key])
    const repeated = values.filter((value, index) => values.indexOf(value) !== index)
    expect(repeated, `content/blog.ts: two articles with one ${key}`).toEqual([])
  }
})
