import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteFiles } from '../src/head/site-files.ts'
import { iconImage, icons } from './app-icons.ts'

test.each(icons)('$file is a square PNG of its size', async (icon) => {
  const { format, width, height } = await sharp(await iconImage(icon)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size })
})

test('the manifest or the page names every icon', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  for (const { file } of icons) {
    expect(siteFiles()['manifest.webmanifest'] + page).toContain(`"/${file}"`)
  }
})

test('a phone may cut a circle of 80% out of the maskable icon', async () => {
  const size = 512
  const icon = icons.find(({ file }) => file.includes('maskable'))!
  const { data, info } = await sharp(await iconImage(icon))
    .raw()
    .toBuffer({ resolveWithObject: true })
  let outside = 0
  const paper = data.subarray(0, info.channels)
  for (let at = 0; at < size * size; at++) {
    const distance = Math.hypot((at % size) - size / 2, Math.floor(at / size) - size / 2)
    const pixel = data.subarray(at * info.channels, (at + 1) * info.channels)
    if (distance > 0.4 * size) outside += pixel.equals(paper) ? 0 : 1
  }
  expect(outside).toBe(0)
})
