// Edits as an editor makes them in a browser, in a copy of the repository, and the command of the workflow.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'edits-'))

beforeAll(() => {
  for (const name of ['brand', 'content', 'pictures', 'scripts', 'firebase.json', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

type Edit = readonly [mistake: string, file: string, from: RegExp, to: string, remedy: string]

// Values are checked when every file can be read, and files are read when no text is damaged: three rounds.
// biome-ignore format: a table
const rounds: Readonly<Record<string, readonly Edit[]>> = {
  text: [
    ['a text pasted in the wrong encoding',  'content/posts/what-to-pack.md',           /^## /m,              'It costs â‚¹500.\n\n## ', 'Type the character again'],
    ['a mark that pages cannot show',        'content/posts/two-nights-in-leh.md',      /^## /m,              '~~No~~ yes.\n\n## ',      'Write plain words'],
  ],
  YAML: [
    ['a quotation mark that is left open',   'content/team.yaml',                       /possition: '(.*)'/,  "possition: '$1",          'quotation mark'],
    ['a tab',                                'content/faqs.yaml',                       /^ {2}desc:/m,        '\tdesc:',                 'Replace the tab by spaces'],
  ],
  lists: [
    ['a field’s name that is mistyped',      'content/testimonials.yaml',               /^ {2}desc:/m,        '  desk:',                 'desc'],
    ['a phone number with letters',          'brand/agency.yaml',                       /^phone: .*/m,        "phone: 'call us'",        'phone'],
  ],
  tours: [
    ['a price with a comma',                 'content/tours/zanskar-traverse.md',       /^price: .*/m,        'price: 34,400',           'digits only'],
    ['a full date on which no group starts', 'content/tours/leh-to-leh-with-turtuk.md', /rhythm: weekly/,     '$&, full: [2027-05-02]',  '2027-05-02'],
    ['a day that the month does not have',   'content/tours/leh-to-leh-with-hanle.md',  /first: [\d-]+/,      'first: 2027-04-31',       'not a day of the calendar'],
    ['a picture that does not exist',        'content/tours/spiti-valley-circuit.md',   /card: .*/,           'card: my-photo',          'my-photo'],
  ],
}

it('the content as it is, and a right edit, have no mistake', () => {
  edit('content/prices.yaml', /price: 26500/, 'price: 26900')
  expect(check()).toEqual([0, []])
})

it.each(Object.entries(rounds))(
  'each wrong edit in the %s is an annotation at its line',
  (_, edits) => {
    const lines = edits.map(([, file, from, to]) => edit(file, from, to))
    const [exitCode, annotations] = check()
    expect(exitCode).toBe(1)
    edits.forEach(([mistake, file, , , remedy], index) => {
      const place = `::error file=${file},line=${lines[index]},`
      expect(annotations.filter((each) => each.startsWith(place)).join(), mistake).toContain(remedy)
      cpSync(join(root, file), join(copy, file))
    })
  },
)

it('a photograph of a kind that browsers do not show is named', () => {
  writeFileSync(join(copy, 'pictures/photographs/alchi.heic'), '')
  expect(check()).toEqual([1, [expect.stringMatching(/^::error::.*alchi\.heic: save .* as jpg/)]])
})

/** The exit code and the annotations of the workflow's command. */
function check() {
  const env = { ...process.env, GITHUB_ACTIONS: 'true' }
  const { status, stdout } = spawnSync('npm', ['run', 'content'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  return [status, stdout.split('\n').filter((line) => line.startsWith('::'))] as const
}

/** Replaces the first occurrence, and returns the number of its line. */
function edit(file: string, from: RegExp, to: string): number {
  const text = readFileSync(join(copy, file), 'utf8')
  const changed = text.replace(from, to)
  expect(changed, file).not.toBe(text)
  writeFileSync(join(copy, file), changed)
  return text.slice(0, text.search(from)).split('\n').length
}
