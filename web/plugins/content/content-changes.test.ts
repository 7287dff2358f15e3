// No test repeats what an editor may change. tests/matrix/recipes.test.ts makes such changes, and runs the unit tests and
// those of the built pages; this search finds the words in all tests.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { compile } from './compile.ts'
import { filesIn } from './files.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const content = filesIn(join(root, 'web/content'))

/** Files whose words are input of a test, or addresses that lead nowhere. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'tests/e2e/pages.spec.ts': 'an address by which no article is found',
  'tests/matrix/recipes.test.ts': 'the words of its own changes',
  'pictures/src/draw-card.test.ts': 'a title that is broken into lines',
  'web/src/pages/tour/road/ride/ride.test.ts': 'figures computed by hand from a copy of five tours',
}

it('no test names what the specification leaves to the agency', () => {
  const words = wordsOfContent()
  expect(words.length).toBeGreaterThan(300)
  const pinned = testFiles().flatMap((file) => {
    if (file in OWN_WORDS) return []
    const text = readFileSync(join(root, file), 'utf8')
    return words.filter((word) => text.includes(word)).map((word) => `${file} names "${word}"`)
  })
  expect(pinned, 'Read the content in these tests instead').toEqual([])
})

/** Titles, addresses, prices, people and times of the content, without the two tours of the specification. */
function wordsOfContent(): string[] {
  const { tours } = compile(content)
  const others = tours.filter(({ head }) => head.id > 2)
  const people = ['team.yaml', 'testimonials.yaml'].flatMap((file) =>
    [...content.get(file)!.matchAll(/name: (.*)/g)].map(([, name]) => name!),
  )
  const titles = ['questions.yaml', ...[...content.keys()].filter((name) => /^posts/.test(name))]
  return [
    ...others.flatMap(({ slug, head }) => [slug, head.title]),
    ...others.flatMap(({ head: { price } }) =>
      typeof price === 'number' && price !== 23_900 ? [price.toLocaleString('en-IN')] : [],
    ),
    ...tours.flatMap(({ head: { tagText } }) => tagText ?? []),
    ...tours.flatMap(({ text }) => text.questions.map(({ title }) => title)),
    ...tours.flatMap(({ text }) =>
      text.days.flatMap(({ title, track }) => [title, ...track.map((entry) => entry.title)]),
    ),
    ...people,
    ...titles.flatMap((file) =>
      [...content.get(file)!.matchAll(/title: '?(.*?)'?$/gm)].map(([, title]) => title!),
    ),
    ...[...content.keys()].flatMap((name) => /^posts\/(.*)\.md$/.exec(name)?.[1] ?? []),
  ].filter((word) => word.length > 8)
}

/** The tests of the browser and of the built site, and the unit tests of the site. */
function testFiles(): string[] {
  return ['tests/e2e', 'tests/matrix', 'tests/built', 'web/src', 'web/plugins'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:spec|test)\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('web/plugins/content/')),
  )
}
