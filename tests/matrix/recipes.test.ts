// Follows recipes of CONTRIBUTING.md, all in one copy of the repository.

import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { agency } from 'content/compiled/agency.ts'
import { pictures } from 'content/pictures.ts'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const copy = fs.mkdtempSync(join(tmpdir(), 'recipes-'))
const TURTUK = 'content/tours/leh-to-leh-with-turtuk.md'
const COLOUR = '#f4a900'
const removed = tours.findLast(({ id }) => id > 2)!
const priced = tours.find(({ id, pricePerPerson }) => id > 2 && pricePerPerson !== null)!

type Edit = readonly [file: string, ...edits: (readonly [RegExp, string])[]]

// biome-ignore format: a table
const recipes: Readonly<Record<string, readonly Edit[]>> = {
  'the phone number': [['brand/agency.yaml', [/^phone: .*/m, "phone: '+91 98123 45678'"]]],
  'a number for WhatsApp': [['brand/agency.yaml', [/^whatsapp: .*/m, "whatsapp: '919812345678'"]]],
  'the brand': [['brand/agency.yaml', [/^brand: .*/m, 'brand: High Road Rides']]],
  'a third bike with its price': [['content/prices.yaml',
    [/^bikes:\n/m, '$&  newer: { name: Himalayan 450, deposit: 10000 }\n'],
    [/^ {6}ons:\n/m, "$&        - { label: 'Himalayan 450 +6,000', rupees: 6000, bike: newer }\n"]]],
  'a price': [[`content/tours/${priced.slug}.md`, [/^price: \d+/m, 'price: 55500']]],
  'the dates of another year, one of them full': [[TURTUK,
    [/^departures:\n/m, '$&  - { first: 2031-04-05, last: 2031-09-27, rhythm: weekly, full: [2031-04-12] }\n']]],
  'a person': [['content/team.yaml', [/name: .*/, 'name: Somebody Else']]],
  'a question': [['content/faqs.yaml', [/title: .*/, 'title: Is there another question?']]],
  'a testimonial': [['content/testimonials.yaml', [/name: .*/, 'name: Another R.']]],
  'an answer before booking': [['content/before-you-book.yaml', [/\n.*\{open: May guests come on.*/, '']]],
  'a removed tour': [
    [`content/tours/${removed.slug}.md`],
    ['firebase.json', [/"rewrites": \[/, `"redirects": [
      { "source": "/${removed.slug}{,/**}", "destination": "/grid", "type": 301 },
      { "source": "/tour-detail-one/@(${removed.id}|${removed.slug})", "destination": "/grid", "type": 301 }
    ],
    $&`]]],
  'an optional field of a form': [
    ['submissions/src/fields.ts', [/^ {4}destination: \{.*\n/m,
      "$&    wishes: { kind: 'line', label: 'Wishes', required: false, max: 80 },\n"]],
    ['firestore.rules',
      [/'destination', 'timestamp'/, "'destination', 'wishes', 'timestamp'"],
      [/^( +&& )request\.resource\.data\.destination in .*\n/m,
        '$&$1(request.resource.data.wishes == \'\' || isLine(request.resource.data.wishes, 80))\n']],
    ['web/src/enquiry/quote-form.tsx', [/^ {2}destination: .*\n/m, "$&  wishes: { label: 'Wishes' },\n"]]],
  'a second destination': [
    ['submissions/src/fields.ts', [/\{ value: 'ladakh', label: 'Ladakh' \}/, "$&, { value: 'spiti', label: 'Spiti' }"]],
    ['firestore.rules', [/in \['ladakh'\]/, "in ['ladakh', 'spiti']"]]],
  'the subject of a mail': [['functions/src/mail/lead-links.ts', [/query: 'Quote request'/, "query: 'New enquiry'"]]],
  'a colour': [['brand/palette.ts', [/^ {2}apricot: .*/m, `  apricot: '${COLOUR}',`]]],
  'a page': [
    ['web/src/routes.ts', [/^ {2}\{ id: 'privacy'.*\n/m,
      "$&  { id: 'insurance', page: 'legal/insurance-page', title: 'Travel Insurance' },\n"]],
    ['web/src/pages/index.ts', [/^ {2}'legal\/privacy-page'.*\n/m,
      "$&  'legal/insurance-page': lazyValue(() => import('./legal/insurance-page.tsx')),\n"]]],
}

beforeAll(async () => {
  copyRepository()
  for (const [file, ...edits] of Object.values(recipes).flat()) edit(file, file, edits)
  edit('web/src/pages/legal/privacy-page.tsx', 'web/src/pages/legal/insurance-page.tsx', [
    [/"Privacy Policy"/, '"Travel Insurance"'],
  ])
  edit(TURTUK, 'content/tours/another-loop.md', [
    [/^id: .*/m, 'id: 99'],
    [/^title: .*/m, 'title: Another loop'],
    [/^summary: >-\n {2}\S+/m, 'summary: >-\n  Our'],
    [/^ {2}card: .*/m, `  card: ${freePicture()}`],
    [/^departures:\n( {2}.*\n)+/m, 'departures: on request\n'],
  ])
  edit(`content/posts/${posts[0]!.slug}.md`, 'content/posts/another-article.md', [
    [/^id: .*/m, 'id: 99'],
    [/^title: .*/m, 'title: Another article'],
    [/^desc: >-\n {2}\S+/m, 'desc: >-\n  Now'],
    [/^date: .*/m, 'date: 2031-01-01'],
  ])
  const photograph = { width: 1600, height: 1067, channels: 3, background: '#357' } as const
  await sharp({ create: photograph })
    .jpeg()
    .toFile(join(copy, `pictures/photographs/${tours[0]!.picture}.jpg`))
  await run('vite/bin/vite.js', 'build', 'web', '--logLevel', 'error')
}, 180_000)

afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

it('the changes are in the built files', () => {
  expect(built('another-loop')).toContain('<h1>Another loop</h1>')
  expect(built('grid')).toContain('Another loop')
  expect(built('blogs')).toMatch(/Another article.*(?:<article.*){8}/s)
  expect(built('leh-to-leh-with-turtuk')).toContain('April 2031')
  expect(built('leh-to-leh-with-turtuk')).toContain('Himalayan 450 +6,000')
  expect(built('leh-to-leh-with-turtuk')).toContain('https://wa.me/919812345678')
  expect(built(priced.slug)).toContain('INR 55,500')
  expect(built('index')).toContain('Is there another question?')
  expect(built('index')).toContain('Another R.')
  expect(built('aboutus')).toContain('Somebody Else')
  expect(built('before-you-book')).toContain('Your own motorcycle is welcome')
  expect(built('insurance')).toContain('<h1>Travel Insurance</h1>')
  expect(built('contact')).toContain('tel:+919812345678')
  expect(built('contact')).not.toContain(agency.brand)
  expect(built('index')).toContain('<option value="spiti">')
  expect(built('index')).toContain('Wishes<span> (optional)</span>')
  expect(built('grid')).toContain(`/pictures/${tours[0]!.picture}-480.webp`)
  expect(fs.existsSync(join(copy, 'web/dist', `${removed.slug}.html`))).toBe(false)
  for (const file of ['index.html', 'icon.svg', 'answer.css']) {
    expect(fs.readFileSync(join(copy, 'web/dist', file), 'utf8'), file).toContain(COLOUR)
  }
})

it.each([
  ['unit', ['content', 'functions', 'pictures', 'submissions', 'web']],
  // The functions are not built in the copy.
  ['built', ['tests/built', '--exclude', '**/functions.test.ts']],
])(
  'the %s tests pass with the changed content',
  async (project, folders) => {
    const { stdout } = await run('vitest/vitest.mjs', 'run', '--project', project, ...folders)
    expect(stdout).toMatch(/Tests .*passed/)
  },
  400_000,
)

it('the pictures are drawn again when one of their sources has changed, and only then', async () => {
  const { mtimeMs } = fs.statSync(join(copy, 'pictures/dist/sources.json'))
  await run('../pictures/build.mjs')
  expect(fs.statSync(join(copy, 'pictures/dist/sources.json')).mtimeMs).toBe(mtimeMs)
  edit('brand/palette.ts', 'brand/palette.ts', [[new RegExp(COLOUR), '#f4a901']])
  await run('../pictures/build.mjs')
  expect(fs.readFileSync(join(copy, 'pictures/dist/files/icon.svg'), 'utf8')).toContain('#f4a901')
}, 60_000)

it('the workflow’s command fails, and annotates a wrong photograph and a wrong line', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  fs.writeFileSync(join(copy, 'pictures/photographs/alchi.heic'), '')
  await expect(run('../scripts/content.mjs')).rejects.toThrow(/::error::.*alchi\.heic: save .* as/)
  edit('content/faqs.yaml', 'content/faqs.yaml', [[/^ {2}desc:/m, '  desk:']])
  const place = /::error file=content\/faqs\.yaml,line=\d+,.*Did you mean 'desc'/
  await expect(run('../scripts/content.mjs')).rejects.toThrow(place)
  vi.unstubAllEnvs()
})

function built(page: string): string {
  return fs.readFileSync(join(copy, 'web/dist', `${page}.html`), 'utf8')
}

/** Runs a script in the copy, by its path from node_modules. The error of a failure has the end of its output. */
async function run(command: string, ...args: string[]) {
  const script = join(copy, 'node_modules', command)
  try {
    return await promisify(execFile)(process.execPath, [script, ...args], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: '', VITEST: '', NO_COLOR: '1' },
      maxBuffer: 1e8,
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command}: ${stdout.slice(-20_000)}${stderr.slice(-5_000)}`)
  }
}

/** A picture that no tour has on its card. */
function freePicture(): string {
  return Object.keys(pictures).find((name) => !tours.some(({ picture }) => picture === name))!
}

/** Copies the files of the repository, and links the packages. */
function copyRepository() {
  const generated = /\/(node_modules|\.git|\.suite[^/]*|compiled|dist|dist-server|test-results)$/
  fs.cpSync(root.replace(/\/$/, ''), copy, {
    recursive: true,
    filter: (path) => !generated.test(path),
  })
  fs.mkdirSync(join(copy, 'node_modules'))
  const workspaces = ['brand', 'submissions', 'content', 'pictures', 'web', 'functions']
  for (const name of fs.readdirSync(join(root, 'node_modules'))) {
    const from = workspaces.includes(name) ? copy : join(root, 'node_modules')
    fs.symlinkSync(join(from, name), join(copy, 'node_modules', name))
  }
  for (const name of workspaces) {
    const packages = join(root, name, 'node_modules')
    if (fs.existsSync(packages)) fs.symlinkSync(packages, join(copy, name, 'node_modules'))
  }
}

/** Writes the file `to`: the file `from` with these edits. Without edits, deletes `from`. */
function edit(from: string, to: string, edits: readonly (readonly [RegExp, string])[]) {
  if (edits.length === 0) return fs.rmSync(join(copy, from))
  const text = fs.readFileSync(join(copy, from), 'utf8')
  const changed = edits.reduce((before, [pattern, by]) => {
    expect(before, from).toMatch(pattern)
    return before.replace(pattern, by)
  }, text)
  fs.mkdirSync(dirname(join(copy, to)), { recursive: true })
  fs.writeFileSync(join(copy, to), changed)
}
