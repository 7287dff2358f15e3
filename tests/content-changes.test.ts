// Tests do not name tours, articles, people or questions that an editor may change.
// tests/matrix/recipes.test.ts makes such changes, and runs the unit tests and the tests of built
// pages; this search also covers the tests in a browser.

import { contentFiles } from 'content/compiler/files.ts'
import { expect, it } from 'vitest'

/** The tests of the browser and of the built site, and the unit tests of web/ and content/src. */
const tests = import.meta.glob<string>(
  [
    './{e2e,matrix,built}/**/*.{spec,test}.{ts,tsx}',
    '../{content/src,web}/**/*.test.{ts,tsx}',
    // Its words are those of its own changes.
    '!./matrix/recipes.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

it('no test names a tour, an article, a person or a question that the agency may change', () => {
  const words = wordsOfContent()
  expect(words.length).toBeGreaterThan(300)
  expect(Object.keys(tests).length).toBeGreaterThan(80)
  const pinned = Object.entries(tests).flatMap(([file, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${file} names "${word}"`),
  )
  expect(pinned, 'Read the content in these tests instead').toEqual([])
})

/** Addresses, titles, names, questions and timed entries, without what the specification says about two tours. */
function wordsOfContent(): string[] {
  const found = [...contentFiles()].flatMap(([name, text]) => {
    const [, slug] = /^(?:tours|posts)\/(.*)\.md$/.exec(name) ?? []
    if (!slug && !/^(team|testimonials|faqs)\.yaml$/.test(name)) return []
    return [slug, ...[...text.matchAll(WORDS)].flatMap((match) => match.slice(1))]
  })
  return found.filter((word): word is string => (word?.length ?? 0) > 8 && !SPECIFIED.test(word!))
}

/** "title: Leh to Leh", "- name: Asha R.", "## Day 3: Over Khardung La", "### Is there oxygen?", "- **08:00 Leave Leh**" */
const WORDS =
  /^[- ]*(?:title|name|tagText): '?(.*?)'?$|^## Day \d+: (.*)|^### (.*)|^- \*\*(\d\d:.*?)\*\*/gm

const SPECIFIED = /^leh-to-leh-with-(turtuk|hanle)$|^Leh to Leh with /i
