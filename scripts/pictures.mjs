// npm run pictures: every picture of the site with its name, its size and its alternative text on one
// contact sheet, test-results/pictures.html and .png. The command needs no running site and no build.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './commands.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { run } from './problem.mjs'
import { withBrowser } from './with-browser.mjs'

const folder = join(root, 'test-results')
const css =
  'body{display:grid;grid-template-columns:repeat(6,1fr);gap:20px 12px;margin:12px;font:12px/1.4 sans-serif}figure{margin:0}img{display:block;width:100%;aspect-ratio:3/2;object-fit:cover}'

await run(async () => {
  const sheet = join(folder, 'pictures.html')
  const shown = await figures()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><style>${css}</style>${shown.join('')}`,
  )

  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1800, height: 900 } })
    await page.goto(pathToFileURL(sheet).href)
    await page.screenshot({ path: join(folder, 'pictures.png'), fullPage: true })
  })
  console.log(`${shown.length} pictures are on pictures.html and pictures.png in ${folder}`)
})

/** One figure a picture: its drawing, or the photograph that replaces the drawing. */
async function figures() {
  const { pictures } = /** @type {typeof import('../web/src/content/pictures.ts')} */ (
    await importTypeScript('web/src/content/pictures.ts')
  )
  const { drawPicture, moodOf } = /** @type {typeof import('../web/src/art/picture-file.ts')} */ (
    await importTypeScript('web/src/art/picture-file.ts')
  )
  const { photographsIn } = /** @type {typeof import('../web/plugins/photographs.ts')} */ (
    await importTypeScript('web/plugins/photographs.ts')
  )
  const photographs = photographsIn(join(root, 'web/photographs'))
  const names = /** @type {(keyof typeof pictures)[]} */ (Object.keys(pictures))
  return names.map((name) => {
    const { alt } = pictures[name]
    const file = photographs.get(name)
    const bytes = file ? readFileSync(file) : Buffer.from(drawPicture(name))
    const type = file ? `image/${extname(file).slice(1).replace('jpg', 'jpeg')}` : 'image/svg+xml'
    const facts = `${file ? 'photograph' : moodOf(name)}, ${(bytes.length / 1000).toFixed(1)} kB`
    return `<figure><img src="data:${type};base64,${bytes.toString('base64')}" alt=""><figcaption><b>${name}</b> · ${facts}<br>${alt}</figcaption></figure>`
  })
}
