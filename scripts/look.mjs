// npm run look -- / /contact …: takes screenshots of pages of the built site in eight window sizes,
// in the light theme (left to right) and in the dark theme (right to left). Each page has a folder
// in test-results/look/ with screenshots and contact sheets of the first screens and of the whole
// pages. Without a path: a page of each main kind of screen.
// SITE_URL names a running site; otherwise web/dist is served, built if it is missing.
// npm run look -- docs/site.png makes the picture of README.md anew.

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, serve } from '../tests/suite/serve.mjs'
import { root, shell } from './commands.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { Problem, run } from './problem.mjs'
import { firstWordsOf, PICTURE, SIZE, WORDS } from './site-picture.mjs'
import { contactSheet, withBrowser } from './with-browser.mjs'

const folder = join(root, 'test-results/look')

const looks = /** @type {const} */ ([
  ['light', 'ltr'],
  ['dark', 'rtl'],
])

/** In pixels of a contact sheet: the height of a first screen, and of a whole page's columns. */
const FIRST = 400
const COLUMN = 900
const styles =
  'body{display:flex;flex-wrap:wrap;gap:16px;margin:12px;font:13px sans-serif}figure{display:flex;flex-wrap:wrap;align-content:start;gap:6px;margin:0}figcaption{flex-basis:100%}div{outline:1px solid gray}'

/** @typedef {import('./with-browser.mjs').Browser} Browser */

await run(async () => {
  const { SITE_URL } = process.env
  if (!SITE_URL && !existsSync(dist) && (await shell('npm run --silent build -w web')))
    throw new Problem('The site cannot be built.', 'See above.')
  const site = SITE_URL ?? (await serve())
  const { kinds, windows } = /** @type {typeof import('../tests/suite/screens.ts')} */ (
    await importTypeScript('tests/suite/screens.ts')
  )
  const named = process.argv.slice(2)
  await withBrowser(async (browser) => {
    if (named[0] === PICTURE) return takePicture(browser, site)
    for (const path of named.length ? named : kinds) {
      const dir = join(folder, path.replaceAll('/', '_').replace(/^_/, '') || 'home')
      rmSync(dir, { recursive: true, force: true })
      mkdirSync(dir, { recursive: true })
      for (const look of looks) await lookAt(browser, site + path, dir, look, windows)
      console.log(`${path}: ${dir}`)
    }
  })
})

/**
 * Takes the picture of README.md, and writes its words.
 * @param {Browser} browser
 * @param {string} site
 */
async function takePicture(browser, site) {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' })
  await page.goto(site, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, PICTURE) })
  writeFileSync(join(root, WORDS), await firstWordsOf(page))
}

/**
 * Takes screenshots of a whole page in all windows, and puts them on contact sheets.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} dir
 * @param {typeof looks[number]} look
 * @param {readonly (readonly [width: number, height: number])[]} windows
 */
async function lookAt(browser, url, dir, [colorScheme, direction], windows) {
  const name = `${colorScheme}-${direction}`
  const firstScreens = []
  const wholePages = []
  for (const [width, height] of windows) {
    const viewport = { width, height }
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
    await page.route(/google\.com/, (route) => route.abort())
    await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction)
    await page.goto(url)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    const file = `${width}x${height}-${name}.jpg`
    await page.screenshot({ path: join(dir, file), fullPage: true, type: 'jpeg', quality: 85 })
    await page.close()
    firstScreens.push(figure(file, Math.round((width * FIRST) / height), FIRST))
    // A page 360 pixels wide is drawn at almost half its size, a page of 2560 at a sixth.
    const wide = Math.round(120 + width / 8)
    wholePages.push(figure(file, wide, Math.round((pageHeight * wide) / width)))
  }
  await contactSheet(browser, join(dir, `first-screens-${name}`), 2000, styles, firstScreens)
  await contactSheet(browser, join(dir, `whole-pages-${name}`), 2000, styles, wholePages)
}

/**
 * A figure: the upper part of a screenshot, cut into columns. Lengths are pixels of the sheet.
 * @param {string} file
 * @param {number} wide the width of the screenshot
 * @param {number} high the height of the part that is shown
 */
function figure(file, wide, high) {
  let columns = ''
  for (let top = 0; top < high; top += COLUMN)
    columns += `<div style="width:${wide}px;height:${Math.min(COLUMN, high - top)}px;background:url(${file}) 0 -${top}px / ${wide}px auto"></div>`
  return `<figure>${columns}<figcaption>${file}</figcaption></figure>`
}
