import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cards } from 'content/social-cards.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { cardImage } from './draw-card.ts'
import { photographsIn, renditionsOf, WIDTHS } from './photographs.ts'
import { randomFrom } from './ridge.ts'

test('a photograph of each allowed format replaces the picture of its name, and README.md replaces none', async () => {
  expect(photographsIn(folderWith({ 'README.md': Buffer.from('#') }))).toEqual(new Map())
  for (const file of ['alchi.jpg', 'alchi.JPEG', 'alchi.png', 'alchi.webp', 'alchi.avif']) {
    const folder = folderWith({ [file]: await photograph(600, 400) })
    expect(photographsIn(folder).get('alchi')).toBe(join(folder, file))
  }
})

test('a HEIC file, a photograph of an unknown name, or a second photograph of a name, is an error', async () => {
  const image = await photograph(600, 400)
  expect(() => photographsIn(folderWith({ 'alchi.HEIC': image }))).toThrow('jpg, png, webp or avif')
  expect(() => photographsIn(folderWith({ 'alchy.jpg': image }))).toThrow('alchy.jpg replaces no')
  expect(() => photographsIn(folderWith({ alchi: image }))).toThrow("end the photograph's name")
  expect(() => photographsIn(folderWith({ 'alchi.jpg': image, 'alchi.png': image }))).toThrow(
    'another photograph of that name',
  )
})

test('a photograph is built in four widths with the ratio 3:2, each of at most 60 kB', {
  timeout: 30_000,
}, async () => {
  const folder = folderWith({ 'alchi.jpg': await photograph(2400, 2400) })
  const made = await renditionsOf(join(folder, 'alchi.jpg'))
  expect(made.map(({ width }) => width)).toEqual(WIDTHS)
  for (const { width, source } of made) {
    const built = await sharp(source).metadata()
    expect(built).toMatchObject({ format: 'webp', width, height: Math.round((width * 2) / 3) })
    expect(source.length).toBeLessThanOrEqual(60_000)
  }
})

test('a photograph is never enlarged, and a photograph that is too small is an error', async () => {
  const folder = folderWith({
    'alchi.png': await photograph(1000, 700),
    'diskit.png': await photograph(400, 300),
  })
  const made = await renditionsOf(join(folder, 'alchi.png'))
  expect(made.map(({ width }) => width)).toEqual([480, 800])
  await expect(renditionsOf(join(folder, 'diskit.png'))).rejects.toThrow('too small')
})

test('a social card shows the photograph, and weighs at most 120 kB', async () => {
  const folder = folderWith({ 'khardung-la.jpg': await photograph(1600, 1200) })
  const card = cards.find(({ picture }) => picture === 'khardung-la')!
  const made = await cardImage(card, 'A brand', join(folder, 'khardung-la.jpg'))
  expect(made.equals(await cardImage(card, 'A brand'))).toBe(false)
  expect(made.length).toBeLessThanOrEqual(120_000)
})

function folderWith(files: Record<string, Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  return folder
}

/** Enlarged noise, about as heavy as a view of mountains; the same bytes each time, so that the cache is used. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const random = randomFrom(7)
  const grains = Uint8Array.from({ length: 90 * 60 * 3 }, () => 96 + random() * 64)
  return sharp(grains, { raw: { width: 90, height: 60, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer()
}
