import { expect, it } from 'vitest'
import { fixture } from '../fixture/index.ts'
import { compile } from './compile.ts'
import type { Redirect } from './moved.ts'

const redirects: readonly Redirect[] = [
  ['/old-loop{,/**}', '/leh-to-leh-with-turtuk'],
  ['/tour-detail-one/@(2|old-loop)', '/leh-to-leh-with-turtuk'],
  ['/older-loop{,/**}', '/grid'],
  ['/tour-detail-one/@(3|older-loop)', '/grid'],
  ['/blog-detail/2', '/blog-detail/1'],
].map(([source, destination]) => ({ source: source!, destination: destination!, type: 301 }))

it('a tour that is gone needs redirects from all its addresses, and an article from its only address', () => {
  expect(compile(fixture, redirects).mistakes).toEqual([])
  for (const missing of redirects) {
    const others = redirects.filter((each) => each !== missing)
    expect(compile(fixture, others).mistakes).toMatchObject([
      { file: 'moved.yaml', text: expect.stringContaining(JSON.stringify(missing)) },
    ])
  }
})
