// What an editor changes in a browser, in a copy of the repository, and the workflow's command.

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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

type Edit = readonly [file: string, from: RegExp, to: string, remedy: string]

const [post, otherPost] = filesWith('posts', /^## /m)
const [priced, drawn] = filesWith('tours', /^price: \d/m)

// Values are checked when each file can be read, and files when no text is damaged: four rounds.
const rounds: Readonly<Record<string, readonly Edit[]>> = {
  text: [
    [post!, /^## /m, 'It costs â‚¹500.\n\n## ', 'Type the character again'],
    [otherPost!, /^## /m, '~~No~~ yes.\n\n## ', 'Write plain words'],
  ],
  YAML: [
    ['team.yaml', /possition: '(.*)'/, "possition: '$1", 'quotation mark'],
    ['faqs.yaml', /^ {2}desc:/m, '\tdesc:', 'Replace the tab by spaces'],
  ],
  lists: [
    ['testimonials.yaml', /^ {2}desc:/m, '  desk:', "Did you mean 'desc'"],
    ['agency.yaml', /^phone: .*/m, "phone: 'call us'", 'the country code and the digits'],
  ],
  tours: [
    [priced!, /^price: \d.*/m, 'price: 34,400', 'digits only'],
    ['tours/leh-to-leh-with-turtuk.md', /weekly/, '$&, full: [2027-05-02]', '2027-05-02'],
    ['tours/leh-to-leh-with-hanle.md', /first: [\d-]+/, 'first: 2027-04-31', 'not a day'],
    [drawn!, /card: .*/, 'card: my-photo', 'my-photo'],
  ],
}

it('the content as it is, and a right edit, have no mistake', () => {
  edit('content/prices.yaml', /price: 26500/, 'price: 26900')
  expect(check()).toEqual([0, []])
})

it.each(Object.entries(rounds))(
  'each wrong edit in %s is an annotation at its line',
  (_, edits) => {
    const lines = edits.map(([file, from, to]) => edit(pathOf(file), from, to))
    const [exitCode, annotations] = check()
    expect(exitCode).toBe(1)
    edits.forEach(([file, , , remedy], index) => {
      const place = `::error file=${pathOf(file)},line=${lines[index]},`
      expect(annotations.filter((each) => each.startsWith(place)).join(), file).toContain(remedy)
      cpSync(join(root, pathOf(file)), join(copy, pathOf(file)))
    })
  },
)

it('a photograph of a kind that browsers do not show is named', () => {
  writeFileSync(join(copy, 'pictures/photographs/alchi.heic'), '')
  expect(check()).toEqual([1, [expect.stringMatching(/^::error::.*alchi\.heic: save .* as jpg/)]])
})

/** The files of a folder of content/ that match, without the two tours that the specification fixes. */
function filesWith(folder: string, having: RegExp): string[] {
  const files = readdirSync(join(root, 'content', folder)).map((name) => `${folder}/${name}`)
  const free = files.filter((file) => !file.includes('leh-to-leh-with'))
  return free.filter((file) => having.test(readFileSync(join(root, 'content', file), 'utf8')))
}

const pathOf = (file: string) => (file === 'agency.yaml' ? `brand/${file}` : `content/${file}`)

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
