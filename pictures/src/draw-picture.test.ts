import { gzipSync } from 'node:zlib'
import { type PictureName, pictures } from 'content/pictures.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import { tours } from 'content/tours.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { drawn, fill } from './kit/canvas.ts'
import { hill, massif } from './kit/mountains.ts'
import { continuedBeyondSides, pointsOf } from './kit/points.ts'
import { layersOf } from './kit/scene.ts'
import { inksByMood } from './moods.ts'
import { scenes } from './scenes/index.ts'

const names = Object.keys(scenes) as PictureName[]

describe.each(names)('the picture %s', (name) => {
  const file = drawPicture(name)

  test('is the same each time: a complete SVG file of plain shapes with valid numbers, which refers only to itself', async () => {
    expect(drawPicture(name)).toBe(file)
    // Throws an error if the file is not well-formed.
    await sharp(Buffer.from(file)).metadata()
    expect(file).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="800" viewBox="0 0 1200 800">/,
    )
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
})

test.each(tours)(
  '$slug has header pictures of at least four moods, and a panorama as background',
  async ({ slug }) => {
    const { header, background } = (await loadTourDetail(slug)).pictures
    expect(new Set(header.map((name) => scenes[name]?.mood)).size).toBeGreaterThanOrEqual(4)
    expect(scenes[background]?.panorama).toBeDefined()
  },
)

test('in a panorama, land goes on beyond a side as beside the other side, not as its mirror image', () => {
  const land = continuedBeyondSides(pointsOf('0 500, 100 300, 1100 400, 1200 500'), 400)
  expect(land.map(([x, y]) => `${x} ${Math.round(y)}`).join(', ')).toBe(
    '-560 500, -100 409, 0 500, 100 300, 1100 400, 1200 500, 1300 318, 1760 500',
  )
})

test('every picture has an alternative text of its own', () => {
  expect(names.filter((name) => !(name in pictures))).toEqual([])
  expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length)
})

const canvas = { reach: 0, inks: inksByMood.noon, random: () => 0.5 }

test('snow begins where the crest crosses the snow line', () => {
  const rock = massif('far snow=300 rough=0 shade=0: 0 500, 600 100, 1200 500')
  expect(drawn(rock, canvas)).toContain('d="M300 300l')
})

test('the error of an unknown scene, ink, layer or option names what is known', () => {
  expect(() => drawPicture('no-such-picture')).toThrow(
    /pictures\/src\/scenes, or pictures\/photographs\/no-such-picture\.jpg/,
  )
  expect(() => drawn(fill('rof M0 0h9v9z'), canvas)).toThrow('no ink "rof": use sky, haze, sun')
  const layers = [['at 0 0 1', 'hil near: 0 0, 9 9']]
  expect(() => layersOf({ mood: 'noon', layers })).toThrow(
    /no layer "hil": use disc, fill, .*, hill, .* or a figure/,
  )
  expect(() => hill('near feet=9: 0 0, 9 9')).toThrow(
    '"feet" of "near feet=9: 0 0, 9 9" is none of ink, foot',
  )
})
