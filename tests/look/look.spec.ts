// npm run look: takes screenshots of pages of the built site in eight window sizes, in the light theme (left to right)
// and in the dark theme (right to left). Each page has a folder in test-results/look/ with the screenshots, and with a
// contact sheet of the first screens. LOOK_AT='/ /contact' names the pages; otherwise a page of each main kind of
// screen. SITE_URL names a running site; otherwise web/dist is served.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { contactSheet } from '../../scripts/with-browser.mjs'
import { alive } from '../browser/visitor.ts'
import { kinds, windows } from '../suite/screens.ts'
import { serve } from '../suite/serve.mjs'

const { SITE_URL, LOOK_AT } = process.env

const SHEET = `body { display: flex; flex-wrap: wrap; gap: 16px; margin: 12px; font: 13px sans-serif }
  figure { margin: 0 }
  img { display: block; height: 400px; outline: 1px solid gray; object-fit: cover; object-position: top }`

const site = SITE_URL ?? (await serve())

for (const path of LOOK_AT?.split(' ') ?? kinds)
  for (const [colorScheme, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const)
    test(`${path} ${colorScheme}-${direction}`, async ({ browser }) => {
      const dir = join('test-results/look', path.slice(1).replaceAll('/', '_') || 'home')
      mkdirSync(dir, { recursive: true })
      const figures: string[] = []
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
        const file = `${width}x${height}-${colorScheme}-${direction}.jpg`
        await page.screenshot({ path: join(dir, file), fullPage: true, type: 'jpeg', quality: 85 })
        await page.close()
        const image = `<img src="${file}" style="aspect-ratio: ${width} / ${height}">`
        figures.push(`<figure>${image}<figcaption>${file}</figcaption></figure>`)
      }
      await contactSheet(browser, join(dir, `first-screens-${colorScheme}`), 2000, SHEET, figures)
    })
