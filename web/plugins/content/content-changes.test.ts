// Content is changed without a change of code or of a test.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import {
  changedContent,
  contentChanges,
  MORE,
  NEW_TITLE,
} from '../../../tests/content/content-changes.ts'
import { compile } from './compile.ts'
import { filesIn } from './files.ts'

// Compiling the whole content takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const root = fileURLToPath(new URL('../../../', import.meta.url))
const content = filesIn(join(root, 'web/content'))

it.each(contentChanges(content))(
  '$change is one file, and the content compiles',
  ({ file, edit, also }) => {
    const before = content.get(file)
    const text = edit(before ?? '', content)
    expect(text).not.toBe(before)
    const changed = new Map(content)
    if (text === null) changed.delete(file)
    else changed.set(file, text)
    if (also) changed.set('moved.yaml', also)
    expect(compile(changed).mistakes).toEqual([])
  },
)

it('all changes together compile, and are in the modules of the site', () => {
  const { mistakes, modules } = compile(changedContent(content))
  expect(mistakes).toEqual([])
  const before = compile(content).modules
  const added = (text: string) =>
    [...modules].filter(([name, module]) => module !== before.get(name) && module.includes(text))
  expect(added(NEW_TITLE).map(([name]) => name)).toEqual(
    expect.arrayContaining(['tours.ts', 'posts.ts']),
  )
  expect(added(MORE).map(([name]) => name)).toEqual(
    expect.arrayContaining(['team.ts', 'questions.ts', 'testimonials.ts']),
  )
})

/** Files whose words are input of a test, or addresses that lead nowhere. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'tests/e2e/blog.spec.ts': 'an address by which no article is found',
  'pictures/src/draw-card.test.ts': 'a title that is broken into lines',
  'tests/e2e/ride.spec.ts': 'figures computed by hand from the tours as they are',
  'tests/matrix/ride.spec.ts': 'a tour with several passes that can be shut',
  'web/src/pages/tour/ride/clock.test.ts': 'times that the tests hand over',
  'web/src/pages/tour/ride/ride.test.ts': 'figures computed by hand from a copy of five tours',
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
