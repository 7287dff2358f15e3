// npm run look -- / /contact …: takes pictures of pages of the built site in eight windows, light from left to right
// and dark from right to left. Each page has a folder in test-results/look/ with a picture for each window, and contact
// sheets of the first screens and of the whole pages, cut into columns. Without a path: one page of every route.
//   --all            every theme in every direction
//   --forced-colors  in the colours of the visitor's system
//   --width 360      only the windows of this width
// SITE_URL names a running site; otherwise web/dist is served, after a build if it is missing.

import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dist, serve } from '../tests/suite/serve.mjs'
import { root, shell } from './commands.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { Problem, run } from './problem.mjs'
import { contactSheet, withBrowser } from './with-browser.mjs'

const folder = join(root, 'test-results/look')

/** In CSS pixels: phones, a phone on its side, laptops, wide screens. */
const windows = /** @type {const} */ ([
  [360, 640],
  [412, 915],
  [844, 390],
  [1366, 657],
  [1536, 730],
  [1440, 900],
  [1920, 970],
  [2560, 1300],
])

/** @typedef {{ theme: 'light' | 'dark', direction: 'ltr' | 'rtl' }} Look */
/** @type {readonly Look[]} */
const usual = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'rtl' },
]
/** @type {readonly Look[]} */
const others = [
  { theme: 'light', direction: 'rtl' },
  { theme: 'dark', direction: 'ltr' },
]

/** On a sheet: the height of a first screen, and of the columns of a whole page. */
const FIRST = 400
const COLUMN = 900
const styles =
  'body{display:flex;flex-wrap:wrap;gap:16px;margin:12px;font:13px sans-serif}figure{display:flex;flex-wrap:wrap;align-content:start;gap:6px;margin:0}figcaption{flex-basis:100%}div{outline:1px solid gray}'

/** @typedef {{ file: string, width: number, height: number, pageHeight: number }} Shot */
/** @typedef {import('./with-browser.mjs').Browser} Browser */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    width: { type: 'string' },
  },
})

await run(async () => {
  const site = process.env.SITE_URL ?? (await builtSite())
  const paths = positionals.length ? positionals : await onePathOfEachRoute()
  await withBrowser(async (browser) => {
    for (const path of paths) console.log(`${path}: ${await lookAt(browser, site, path)}`)
  })
})

/**
 * Takes all pictures of a page; resolves to their folder.
 * @param {Browser} browser
 * @param {string} site
 * @param {string} path
 */
async function lookAt(browser, site, path) {
  const own = join(folder, path.replaceAll('/', '_').replace(/^_/, '') || 'home')
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  for (const look of values.all ? [...usual, ...others] : usual) {
    const name = `${look.theme}-${look.direction}`
    const firstScreens = []
    const wholePages = []
    for (const [width, height] of windows) {
      if (values.width && Number(values.width) !== width) continue
      const shot = await shoot(browser, site + path, own, { ...look, width, height })
      firstScreens.push(firstScreen(shot))
      wholePages.push(wholePage(shot))
    }
    await contactSheet(browser, join(own, `first-screens-${name}`), 2000, styles, firstScreens)
    await contactSheet(browser, join(own, `whole-pages-${name}`), 2000, styles, wholePages)
  }
  return own
}

/** Serves web/dist, which is built first if it is missing; resolves to the address. */
async function builtSite() {
  if (!existsSync(dist) && (await shell('npm run --silent build -w web'))) {
    throw new Problem('The site cannot be built.', 'See above.')
  }
  return serve()
}

/** The paths of the route table; where a route has several, the first. */
async function onePathOfEachRoute() {
  const { routes, allPaths } = /** @type {typeof import('../web/src/routes.ts')} */ (
    await importTypeScript('web/src/routes.ts')
  )
  /** @param {string} path */
  const pattern = (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  const fixed = new Set(routes.map(({ path }) => /** @type {string} */ (path)))
  return routes.map(({ path }) =>
    path.includes(':')
      ? (allPaths().find((each) => pattern(path).test(each) && !fixed.has(each)) ?? '/')
      : path,
  )
}

/**
 * One picture of the whole page, in its window.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} into
 * @param {Look & { width: number, height: number }} view
 * @returns {Promise<Shot>}
 */
async function shoot(browser, url, into, { theme, direction, width, height }) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    forcedColors: values['forced-colors'] ? 'active' : 'none',
  })
  await page.route(/google\.com/, (route) => route.abort())
  await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction)
  await page.goto(url)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  const file = `${width}x${height}-${theme}-${direction}.jpg`
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({ path: join(into, file), fullPage: true, type: 'jpeg', quality: 85 })
  await page.close()
  return { file, width, height, pageHeight }
}

/** @param {Shot} shot */
function firstScreen({ file, width, height }) {
  return figure(file, [part(file, Math.round((width * FIRST) / height), 0, FIRST)])
}

/** @param {Shot} shot */
function wholePage({ file, width, pageHeight }) {
  // Pages of phones are drawn at almost half their size, wide pages at a sixth.
  const wide = Math.round(120 + width / 8)
  const high = Math.round((pageHeight * wide) / width)
  const parts = []
  for (let begin = 0; begin < high; begin += COLUMN) {
    parts.push(part(file, wide, begin, Math.min(COLUMN, high - begin)))
  }
  return figure(file, parts)
}

/**
 * A part of a picture, in pixels of the sheet.
 * @param {string} file
 * @param {number} wide of the whole picture
 * @param {number} begin
 * @param {number} high
 */
function part(file, wide, begin, high) {
  return `<div style="width:${wide}px;height:${high}px;background:url(${file}) 0 -${begin}px / ${wide}px auto"></div>`
}

/**
 * @param {string} file
 * @param {string[]} parts
 */
function figure(file, parts) {
  return `<figure>${parts.join('')}<figcaption>${file}</figcaption></figure>`
}
