// npm run look: takes screenshots of pages of the built site in eight window sizes, in the light theme (left to right)
// and in the dark theme (right to left). Each page has a folder in test-results/look/ with the screenshots, and with
// contact sheets of the first screens and of the whole pages. LOOK_AT='/ /contact' names the pages; otherwise a page of
// each main kind of screen. SITE_URL names a running site; otherwise web/dist is served.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { contactSheet } from '../../scripts/with-browser.mjs'
import { alive } from '../browser/visitor.ts'
import { kinds, windows } from '../suite/screens.ts'
import { serve } from '../suite/serve.mjs'

const { SITE_URL, LOOK_AT } = process.env

/** In pixels of a contact sheet: the height of a first screen, and of a whole page's columns. */
const FIRST = 400
const COLUMN = 900
const SHEET = `body { display: flex; flex-wrap: wrap; gap: 16px; margin: 12px; font: 13px sans-serif }
  figure { display: flex; flex-wrap: wrap; align-content: start; gap: 6px; margin: 0 }
  figcaption { flex-basis: 100% }
  div { outline: 1px solid gray }`

const site = SITE_URL ?? (await serve())

for (const path of LOOK_AT?.split(' ') ?? kinds)
  for (const [colorScheme, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const)
    test(`${path} ${colorScheme}-${direction}`, async ({ browser }) => {
      const dir = join('test-results/look', path.slice(1).replaceAll('/', '_') || 'home')
      mkdirSync(dir, { recursive: true })
      const firstScreens: string[] = []
      const wholePages: string[] = []
      for (const [width, height] of windows) {
        const viewport = { width, height }
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
        await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction)
        await page.goto(site + path)
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager'
        })
        await page.waitForLoadState('networkidle')
        await alive(page)
        const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
        const file = `${width}x${height}-${colorScheme}-${direction}.jpg`
        await page.screenshot({ path: join(dir, file), fullPage: true, type: 'jpeg', quality: 85 })
        await page.close()
        firstScreens.push(figure(file, Math.round((width * FIRST) / height), FIRST))
        // A page 360 pixels wide is drawn at almost half its size, a page of 2560 at a sixth.
        const wide = Math.round(120 + width / 8)
        wholePages.push(figure(file, wide, Math.round((pageHeight * wide) / width)))
      }
      const sheet = (name: string, figures: string[]) =>
        contactSheet(browser, join(dir, `${name}-${colorScheme}`), 2000, SHEET, figures)
      await sheet('first-screens', firstScreens)
      await sheet('whole-pages', wholePages)
    })

/** A figure: the upper part of a screenshot, cut into columns. Lengths are pixels of the sheet. */
function figure(file: string, wide: number, high: number) {
  let columns = ''
  for (let top = 0; top < high; top += COLUMN)
    columns += `<div style="width: ${wide}px; height: ${Math.min(COLUMN, high - top)}px;
      background: url(${file}) 0 -${top}px / ${wide}px auto"></div>`
  return `<figure>${columns}<figcaption>${file}</figcaption></figure>`
}
