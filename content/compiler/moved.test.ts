import { expect, it } from 'vitest'
import { compileWith, fixture } from '../fixture/index.ts'
import { compile } from './compile.ts'
import type { Redirect } from './moved.ts'

const NAME = 'moved.yaml'

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
      { file: NAME, text: expect.stringContaining(JSON.stringify(missing)) },
    ])
  }
})

// biome-ignore format: a table
it.each([
  ['to: /grid',      'to: /gird',   4, "'/gird' is no page."],
  ['id: 3,',         'id: 4,',      4, 'Number 4 of the tours has a file. Delete this entry.'],
  ['id: 3,',         'id: 2,',      4, 'Number 2 of the tours has an earlier entry. Delete this entry.'],
  ['tours: 4',       'tours: 6',    2, 'Number 5 of the tours is gone.'],
  ['slug: old-loop', 'slug: Old',   3, "Write the old name of the file without .md"],
])('%s written as %s is a mistake', (from, to, line, message) => {
  const { mistakes } = compileWith(NAME, fixture.get(NAME)!.replace(from, to))
  expect(mistakes).toContainEqual({ file: NAME, line, text: expect.stringContaining(message) })
})
