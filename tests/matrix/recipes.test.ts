// The recipes of CONTRIBUTING.md, done in a copy of the site that is then built: adding a tour is one file, a page
// three, changing a colour one; a price is one line, the dates of another year one line.

import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
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
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { tours } from '../../web/src/content/catalogue.ts'
import { pictures } from '../../web/src/content/pictures.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'content-'))
const COLOUR = '#f4a900'
const built = (page: string) => readFileSync(join(copy, 'web/dist', `${page}.html`), 'utf8')

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a tour and a colour are one file, a page three, a price and the dates of another year one line', async () => {
  copySite()
  edit('content/tours/leh-to-leh-with-turtuk.md', 'content/tours/another-loop.md', [
    [/^id: .*/m, 'id: 99'],
    [/^title: .*/m, 'title: Another loop'],
    [/^ {2}card: .*/m, `  card: ${freePicture()}`],
    [/^departures:\n( {2}.*\n)+/m, 'departures: on request\n'],
  ])
  edit('content/prices.yaml', 'content/prices.yaml', [[/price: 26500/, 'price: 27300']])
  edit('content/tours/leh-to-leh-with-turtuk.md', 'content/tours/leh-to-leh-with-turtuk.md', [
    [
      /^departures:\n/m,
      'departures:\n  - { first: 2031-04-05, last: 2031-09-27, rhythm: weekly }\n',
    ],
  ])

  edit('src/pages/legal/privacy-page.tsx', 'src/pages/legal/insurance-page.tsx', [
    [/'Privacy Policy'/, "'Travel Insurance'"],
  ])
  edit('src/pages/index.ts', 'src/pages/index.ts', [
    [/^ {2}privacy:.*\n/m, "$&  insurance: 'legal/insurance-page',\n"],
  ])
  edit('src/routes.ts', 'src/routes.ts', [
    [
      /^ {2}\{ id: 'privacy'.*\n/m,
      "$&  { id: 'insurance', path: '/insurance', head: head('Travel Insurance'), sample: true },\n",
    ],
  ])
  edit('../brand/palette.ts', '../brand/palette.ts', [
    [/^ {2}apricot: .*/m, `  apricot: '${COLOUR}',`],
  ])

  await promisify(execFile)(
    process.execPath,
    [viteCommand, 'build', 'web', '--logLevel', 'error'],
    { cwd: copy },
  )

  expect(built('another-loop')).toContain('<h1>Another loop</h1>')
  expect(built('grid')).toContain('Another loop')
  expect(built('leh-to-leh-with-hanle')).toContain('INR 27,300 + 5% GST')
  expect(built('leh-to-leh-with-turtuk')).toContain('April 2031')
  expect(built('insurance')).toContain('<h1>Travel Insurance</h1>')
  for (const file of ['index.html', 'icon.svg', 'answer.css']) {
    expect(readFileSync(join(copy, 'web/dist', file), 'utf8'), file).toContain(COLOUR)
  }
}, 180_000)

/** A picture that no tour has on its card. */
function freePicture(): string {
  return Object.keys(pictures).find((name) => !tours.some(({ picture }) => picture === name))!
}

const workspaces = ['brand', 'submissions', 'pictures', 'web']
const viteCommand = join(root, 'node_modules/vite/bin/vite.js')

/** What a build reads; packages are linked. */
function copySite() {
  const skipped = /\/(node_modules|dist|dist-server|compiled|schema)$/
  for (const part of [...workspaces, 'scripts', 'firebase.json', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (source) => !skipped.test(source),
    })
  }
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const from = workspaces.includes(name) ? copy : join(root, 'node_modules')
    symlinkSync(join(from, name), join(copy, 'node_modules', name))
  }
  symlinkSync(join(root, 'web/node_modules'), join(copy, 'web/node_modules'))
}

/** Writes a file of web/ that differs from another by these edits. */
function edit(from: string, to: string, edits: readonly (readonly [RegExp, string])[]) {
  const folder = join(copy, 'web')
  const text = readFileSync(join(folder, from), 'utf8')
  const changed = edits.reduce((before, [pattern, by]) => {
    expect(before).toMatch(pattern)
    return before.replace(pattern, by)
  }, text)
  writeFileSync(join(folder, to), changed)
}
