// npm run pictures: writes contact sheets to test-results/, without a running site or a build.
// pictures.png shows every picture with name, kB and alternative text; maps-light.png and
// maps-dark.png show each tour's map, wide and narrow.
//   -- leh     only the pictures and maps whose name contains `leh`

import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { importTypeScript } from '../scripts/import-typescript.mjs'
import { root } from '../scripts/shell.mjs'
import { run } from '../scripts/user-error.mjs'
import { contactSheet, withBrowser } from '../scripts/with-browser.mjs'
import { drawnFolder, drawPictures } from './build.mjs'

const folder = join(root, 'test-results')
const word = process.argv[2] ?? ''
const figtree = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const shoulders = 'brand/fonts/big-shoulders/big-shoulders-latin-800-900.woff2'

const pictureStyles =
  'body{display:grid;grid-template-columns:repeat(6,1fr);gap:20px 12px;margin:12px;font:12px/1.4 sans-serif}figure{margin:0}img{display:block;width:100%;aspect-ratio:3/2;object-fit:cover}'
const mapStyles = `${fontFace('Figtree', figtree, '300 900')}${fontFace('Big Shoulders', shoulders, '800 900')}body{display:grid;grid-template-columns:960px 390px 960px 390px;gap:20px;margin:16px;align-items:start;font:13px Figtree;background:light-dark(#fff,#111128);color:light-dark(#000,#fff)}figure{margin:0}svg{display:block;width:100%}`

await run(async () => {
  const { compileOrThrow } = /** @type {typeof import('content/compiler/index.ts')} */ (
    await importTypeScript('content/compiler/index.ts')
  )
  compileOrThrow()
  await drawPictures()
  mkdirSync(folder, { recursive: true })
  // Of a tour, the wide map stands before the narrow one.
  const maps = readdirSync(join(drawnFolder, 'maps'))
    .filter((file) => file.includes(word))
    .reverse()
    .map(mapFigure)
  await withBrowser(async (browser) => {
    const shown = await pictureFigures()
    await contactSheet(browser, join(folder, 'pictures'), 1800, pictureStyles, shown)
    for (const theme of ['light', 'dark']) {
      const styles = `:root{color-scheme:${theme}}${mapStyles}`
      await contactSheet(browser, join(folder, `maps-${theme}`), 2792, styles, maps)
    }
  })
  console.log(`pictures.png, maps-light.png and maps-dark.png are in ${folder}`)
})

/** A figure for each picture: the drawing, or the photograph that replaces the drawing. */
async function pictureFigures() {
  const { pictures } = /** @type {typeof import('content/pictures.ts')} */ (
    await importTypeScript('content/src/pictures.ts')
  )
  const { moods, photographs } = JSON.parse(
    readFileSync(join(drawnFolder, '../pictures.json'), 'utf8'),
  )
  return Object.entries(pictures)
    .filter(([name]) => name.includes(word))
    .map(([name, alt]) => {
      const width = photographs[name]?.at(-1)
      const file = join(drawnFolder, 'pictures', width ? `${name}-${width}.webp` : `${name}.svg`)
      const facts = `${width ? 'photograph' : moods[name]}, ${kilobytes(readFileSync(file))}`
      return `<figure><img src="${pathToFileURL(file)}" alt=""><figcaption><b>${name}</b> · ${facts}<br>${alt}</figcaption></figure>`
    })
}

/** @param {string} file */
function mapFigure(file) {
  const svg = readFileSync(join(drawnFolder, 'maps', file), 'utf8')
  const weight = kilobytes(gzipSync(svg, { level: 9 }))
  return `<figure>${svg}<figcaption>${file}, ${weight} compressed</figcaption></figure>`
}

/** @param {Uint8Array} bytes */
function kilobytes({ length }) {
  return `${(length / 1000).toFixed(1)} kB`
}

/**
 * @param {string} family
 * @param {string} file
 * @param {string} weights
 */
function fontFace(family, file, weights) {
  const data = readFileSync(join(root, file), 'base64')
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data});font-weight:${weights}}`
}
