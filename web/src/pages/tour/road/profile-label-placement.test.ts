import { loadTourDetail } from 'content/tour-detail.ts'
import { tours } from 'content/tours.ts'
import { type Box, cornersOf, overlap } from 'pictures/geometry.ts'
import { mapMeasure } from 'pictures/map/text-width.ts'
import { expect, it } from 'vitest'
import { type ChartPoint, profileOf } from './profile.ts'
import { placedWords } from './profile-label-placement.ts'

const details = await Promise.all(tours.map(({ slug }) => loadTourDetail(slug)))

/** The drawing at windows of 360, 390 and 1440 px, as Chromium lays it out; `bed`: half the width of a bed. */
// biome-ignore format: a table
const drawings = [
  { window: 360,  width: 253, height: 272, fontSize: 12, bed: 6.3, isNarrow: true },
  { window: 390,  width: 282, height: 272, fontSize: 12, bed: 6.3, isNarrow: true },
  { window: 1440, width: 800, height: 336, fontSize: 14, bed: 9,   isNarrow: false },
]
type Drawing = (typeof drawings)[number]

/** The least pixels between a word and the middle of the road's line, which is 4 px wide: 0.5 px may be covered. */
const FREE = 1.5

it.each(drawings)('at $window px no word touches the line or anything else', (drawing) => {
  for (const { slug, days } of details) {
    const { road, words, beds, foot } = drawn(days, drawing)
    const lines = road.slice(1).map((to, index) => [road[index]!, to])
    const bad = words.flatMap((word, index) => [
      ...lines
        .filter((line) => overlap(cornersOf(word, FREE), line))
        .map(() => `${word.name} × line`),
      ...[...beds, ...words.slice(index + 1)]
        .filter((other) => overlap(cornersOf(other), cornersOf(word)))
        .map((other) => `${word.name} × ${other.name}`),
      ...(word.y + word.halfHeight > foot ? [`${word.name} × foot`] : []),
    ])
    expect(bad, slug).toEqual([])
  }
})

it.each(details)('every pass that the profile of $slug chooses is named', ({ days }) => {
  const profile = profileOf(days)
  const [named, chosen] = [placedWords(profile), profile].map(({ passes }) =>
    passes.map(({ name }) => name),
  )
  expect(named).toEqual(chosen)
})

it('Khardung La is named on phones too, with its altitude in wide windows, and is moved off the bed in Leh', () => {
  const { days } = details.find(({ slug }) => slug === 'leh-to-leh-with-turtuk')!
  const [first] = placedWords(profileOf(days)).passes
  expect(first).toMatchObject({ name: 'Khardung La', isOnPhones: true, isWithAltitude: true })
  expect(first!.side).toBeGreaterThan(0)
})

type Named = Box & { name: string }

/** In pixels: the road, and the boxes of words and beds. */
function drawn(days: Parameters<typeof profileOf>[0], { width, height, ...drawing }: Drawing) {
  const { fontSize, bed, isNarrow } = drawing
  const profile = profileOf(days)
  const { passes, nights } = placedWords(profile)
  const inPixels = ({ x, y }: ChartPoint) => [(x / 100) * width, (y / 100) * height] as const
  const names = passes.flatMap(
    ({ name, altitudeM, side, below, isOnPhones, isWithAltitude, ...point }): Named[] => {
      if (isNarrow && !isOnPhones) return []
      const [x, y] = inPixels(point)
      const altitude = isWithAltitude ? ` ${altitudeM.toLocaleString('en-IN')}` : ''
      const altitudeLength = mapMeasure(altitude, fontSize, 600)
      // On a phone, the altitude is invisible.
      const top = y + below + (isNarrow ? altitudeLength : 0)
      const half = (mapMeasure(name, fontSize, 600) + (isNarrow ? 0 : altitudeLength)) / 2
      // The base line is 4 px beside the middle; capitals are 0.7, descenders 0.2 of the size of the font.
      const middle = x + side + 4 - 0.25 * fontSize
      return [{ name, x: middle, y: top + half, halfWidth: 0.45 * fontSize, halfHeight: half }]
    },
  )
  const figures = nights.flatMap(({ altitudeM, below, ...point }): Named[] => {
    if (isNarrow || below === null) return []
    const [x, y] = inPixels(point)
    const halfWidth = mapMeasure(altitudeM.toLocaleString('en-IN'), fontSize, 400) / 2
    const halfHeight = 0.35 * fontSize
    return [
      { name: `night at ${altitudeM} m`, x, y: y + below - halfHeight, halfWidth, halfHeight },
    ]
  })
  const beds = nights.map((night): Named => {
    const [x, y] = inPixels(night)
    return { name: 'bed', x, y, halfWidth: bed, halfHeight: bed }
  })
  const foot = (profile.foot / 100) * height
  return { road: profile.road.map(inPixels), words: [...names, ...figures], beds, foot }
}
