import { gzipSync } from 'node:zlib'
import { tours } from 'content/catalogue.ts'
import { type PictureName, pictures } from 'content/pictures.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { drawn, fill } from './kit/canvas.ts'
import { hill, massif } from './kit/mountains.ts'
import { layersOf } from './kit/scene.ts'
import { inksOf } from './moods.ts'
import { scenes } from './scenes/index.ts'

const names = Object.keys(scenes) as PictureName[]

test('snow begins where the crest crosses the snow line', () => {
  const canvas = { reach: 0, inks: inksOf('noon'), random: () => 0.5 }
  const rock = massif('far snow=300 rough=0 shade=0: 0 500, 600 100, 1200 500')
  expect(drawn(rock, canvas)).toContain('d="M300 300l')
})

describe.each(names)('the picture %s', (name) => {
  const file = drawPicture(name)

  test('is the same each time it is drawn', () => {
    expect(drawPicture(name)).toBe(file)
  })

  test('is a complete SVG file of plain shapes with valid numbers, which refers only to elements of its own', () => {
    expect(file).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="800" viewBox="0 0 1200 800">/,
    )
    expect(openElements(file)).toEqual([])
    expect(file).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
    for (const [, d] of file.matchAll(/ d="([^"]*)"/g)) {
      expect(d).toMatch(/^M[\d\s.,MLHVQTCSAZmlhvqtcsaz-]*$/)
    }
    const defined = new Set([...file.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    for (const [, id] of file.matchAll(/ href="#([^"]*)"/g)) expect(defined).toContain(id)
    expect(file).not.toMatch(/<(filter|linearGradient|radialGradient|script|style|text|image)\b/)
    expect(file.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
  })

  test('weighs at most 6 kB when compressed, or 8 kB with the land beyond its sides', () => {
    const most = scenes[name]!.panorama ? 8_000 : 6_000
    expect(gzipSync(file).length).toBeLessThanOrEqual(most)
  })

  test('has an alternative text that no other picture has', () => {
    const same = names.filter((other) => pictures[other] === pictures[name])
    expect(same).toEqual([name])
  })
})

test.each(tours)(
  '$slug has header pictures of at least four moods, and a panorama as background',
  async ({ slug }) => {
    const { header, background } = (await loadTourDetail(slug)).pictures
    expect(new Set(header.map((name) => scenes[name]?.mood)).size).toBeGreaterThanOrEqual(4)
    expect(scenes[background]?.panorama).toBeDefined()
  },
)

test.each(names.filter((name) => scenes[name]?.panorama))(
  'the land of %s does not go on as its mirror image beyond a side',
  async (name) => {
    // A fifth of the size: the picture's sides are 60 pixels from the sides of the image.
    const [width, height, beyond] = [360, 160, 60]
    const shown = drawPicture(name).replace(
      'width="1200" height="800" viewBox="0 0 1200 800"',
      `width="${width}" height="${height}" viewBox="-300 0 1800 800"`,
    )
    const pixels = await sharp(Buffer.from(shown)).greyscale().raw().toBuffer()
    const outlined = (x: number, y: number) =>
      Math.abs(pixels[y * width + x]! - pixels[(y - 1) * width + x]!) > 3
    for (const side of [beyond, width - beyond]) {
      let [both, either] = [0, 0]
      for (let y = 90; y < height; y++) {
        for (let off = 0; off < beyond; off++) {
          const pair = [outlined(side - 1 - off, y), outlined(side + off, y)]
          if (pair.some(Boolean)) either++
          if (pair.every(Boolean)) both++
        }
      }
      expect(both / either).toBeLessThan(0.5)
    }
  },
)

test('content/pictures.ts has the name of every scene', () => {
  expect(names.filter((name) => !(name in pictures))).toEqual([])
})

test('the error of a picture without a scene says where to add a scene or a photograph', () => {
  expect(() => drawPicture('no-such-picture')).toThrow(
    /pictures\/src\/scenes, or pictures\/photographs\/no-such-picture\.jpg/,
  )
})

test('the error of an unknown ink names the inks', () => {
  const canvas = { reach: 0, inks: inksOf('noon'), random: Math.random }
  expect(() => drawn(fill('rof M0 0h9v9z'), canvas)).toThrow('no ink "rof": use sky, haze, sun')
})

test('the error of an unknown layer names the layers', () => {
  expect(() => layersOf({ mood: 'noon', layers: [['at 0 0 1', 'hil near: 0 0, 9 9']] })).toThrow(
    /no layer "hil": use disc, fill, .*, hill, .* or a figure/,
  )
})

test('the error of an unknown option names the options', () => {
  expect(() => hill('near feet=9: 0 0, 9 9')).toThrow(
    '"feet" of "near feet=9: 0 0, 9 9" is none of ink, foot',
  )
})

/** The elements that are never closed; or only the name of the first closing tag that fits no open element. */
function openElements(file: string): string[] {
  const open: string[] = []
  for (const [, close, name = '', self] of file.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (self) continue
    if (!close) open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}
