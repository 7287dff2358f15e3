// npm run conformance: prints each section of the specification with its tests and their files, and
// fails when a section has no test. The title of a test or a `describe` begins with its sections,
// as in "2.2, 4, 9 the bar sticks …". Titles are read from the text of the files; no test is run.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.mjs'
import { Problem, run } from './problem.mjs'

const SECTIONS = ['1', ...Array.from({ length: 12 }, (_, index) => `2.${index + 1}`), ...'3456789']

const FOLDERS = ['content', 'functions', 'pictures', 'scripts', 'submissions', 'tests', 'web']

/** it('2.3 …'), test.describe('2.3, 9 …') or it.each(…)('2.3 …'): the quotation mark, the sections, and the rest. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])(\d(?:\.\d+)?(?:, \d(?:\.\d+)?)*) (\S.*?)\1/g

await run(async () => {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
    .filter((file) => /^(?!.*node_modules).*\.(test|spec)\.\w+$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].map(
        ([, , sections = '', title]) => ({
          sections: sections.split(', '),
          text: `\n  ${title}  (${file})`,
        }),
      ),
    )
  const missing = SECTIONS.filter((section) => {
    const lines = tests.filter(({ sections }) => sections.includes(section))
    console.log(`\n${section}: ${lines.length}${lines.map(({ text }) => text).join('')}`)
    return lines.length === 0
  })
  if (!missing.length) return
  throw new Problem(
    `No test names these sections of the specification: ${missing.join(', ')}`,
    'Begin the title of a test with the section that it checks, as in "2.3 counters …".',
  )
})
