import { expect, it } from 'vitest'
import { postBody } from '../post-body.ts'
import { posts } from './blog.ts'

it.each(posts)('article $id has a text', async ({ slug }) => {
  expect(await postBody(slug).load(), `web/content/posts/${slug}.md`).not.toEqual([])
})
