// npm run maps: the maps of all tours on two contact sheets, test-results/maps-light.png and maps-dark.png, each
// map once wide and once as on a phone. The command needs no running site and no build.
//   -- leh     only the tours whose slug contains the word

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createServer } from 'vite'
import { root } from './commands.mjs'
import { run } from './problem.mjs'
import { withBrowser } from './with-browser.mjs'

const folder = join(root, 'test-results')
const figtree = join(
  root,
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
)
const shoulders = join(root, 'web/plugins/display-font/big-shoulders-latin-800-900.woff2')
const css = `${fontFace('Figtree', figtree, '300 900')}${fontFace('Big Shoulders', shoulders, '800 900')}body{display:grid;grid-template-columns:960px 390px 960px 390px;gap:20px;margin:16px;align-items:start;font:13px Figtree;background:light-dark(#fff,#111128);color:light-dark(#000,#fff)}figure{margin:0}svg{display:block;width:100%}`

await run(async () => {
  const word = process.argv[2] ?? ''
  const maps = Object.entries(await drawn()).filter(([file]) => file.includes(word))
  mkdirSync(folder, { recursive: true })
  await withBrowser(async (browser) => {
    for (const theme of ['light', 'dark']) await contactSheet(browser, theme, maps)
  })
  console.log(`${maps.length} maps are on maps-light.png and maps-dark.png in ${folder}`)
})

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} theme
 * @param {[file: string, svg: string][]} maps
 */
async function contactSheet(browser, theme, maps) {
  const figures = maps.map(([file, svg]) => {
    return `<figure>${svg}<figcaption>${file}, ${(gzipSync(svg, { level: 9 }).length / 1000).toFixed(1)} kB compressed</figcaption></figure>`
  })
  const sheet = join(folder, `maps-${theme}.html`)
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><style>:root{color-scheme:${theme}}${css}</style>${figures.join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 2792, height: 900 } })
  await page.goto(`file://${sheet}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `maps-${theme}.png`), fullPage: true })
}

/** @returns {Promise<Record<string, string>>} */
async function drawn() {
  const server = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    root: join(root, 'web'),
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const { drawAllMaps } = await server.ssrLoadModule('/src/art/map/all-maps.ts')
    const { mapMeasure, compressed } = await server.ssrLoadModule('/plugins/map-files.ts')
    return await drawAllMaps(mapMeasure, compressed)
  } finally {
    await server.close()
  }
}

/**
 * @param {string} family
 * @param {string} file
 * @param {string} weights
 */
function fontFace(family, file, weights) {
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data});font-weight:${weights}}`
}
