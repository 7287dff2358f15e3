// npm run look -- / /contact …: screenshots of pages of a running site, in two widths, both themes and
// both directions, and one contact sheet of all of them, in test-results/look/.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './commands.mjs'
import { portsFrom } from './ports.mjs'
import { run } from './problem.mjs'
import { findChromium } from './setup/chromium.mjs'

const site = process.env.SITE_URL ?? `http://127.0.0.1:${portsFrom(process.env).hosting}`
const folder = join(root, 'test-results/look')

/** The width in CSS pixels, the theme and the direction of each screenshot. */
const views = /** @type {const} */ ([
  [390, 'light', 'ltr'],
  [390, 'dark', 'ltr'],
  [390, 'light', 'rtl'],
  [1440, 'light', 'ltr'],
  [1440, 'dark', 'ltr'],
  [1440, 'dark', 'rtl'],
])

await run(async () => {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  mkdirSync(folder, { recursive: true })
  for (const [width, colorScheme, direction] of views) {
    const page = await browser.newPage({
      viewport: { width, height: width < 600 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    await page.route(/google\.com/, (route) => route.abort())
    for (const path of process.argv.slice(2)) {
      await page.goto(site + path)
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
        for (const image of document.images) image.loading = 'eager'
      }, direction)
      await page.waitForLoadState('networkidle')
      const name = path.replaceAll('/', '_').replace(/^_$/, 'home')
      const file = join(folder, `${name}-${width}-${colorScheme}-${direction}.png`)
      await page.screenshot({ path: file, fullPage: true })
    }
    await page.close()
  }
  await contactSheet(browser)
  await browser.close()
})

/** @param {import('@playwright/test').Browser} browser */
async function contactSheet(browser) {
  const shots = readdirSync(folder).filter((name) => name.endsWith('.png') && name !== 'sheet.png')
  const figures = shots.map(
    (name) => `<figure><img src="${name}"><figcaption>${name}</figcaption></figure>`,
  )
  const css =
    'body{display:grid;grid-template-columns:repeat(6,1fr);gap:12px;font:12px sans-serif}figure{margin:0}img{width:100%;height:420px;object-fit:cover;object-position:top;border:1px solid}'
  writeFileSync(join(folder, 'sheet.html'), `<style>${css}</style>${figures.join('')}`)
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } })
  await page.goto(pathToFileURL(join(folder, 'sheet.html')).href)
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true })
  console.log(`${shots.length} screenshots and sheet.png are in ${folder}`)
}
