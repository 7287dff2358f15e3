import { tours } from 'content/catalogue.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import { mapMeasure } from 'pictures/map/measure.ts'
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
    const lines = road.slice(1).map((to, index) => [road[index]!, to] as const)
    const bad = words.flatMap((word, index) => [
      ...lines.filter(([from, to]) => crosses(from, to, word)).map(() => `${word.name} × line`),
      ...[...beds, ...words.slice(index + 1)]
        .filter((other) => overlap(other, word))
        .map((other) => `${word.name} × ${other.name}`),
      ...(word.bottom > foot ? [`${word.name} × foot`] : []),
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

type Box = { name: string; left: number; right: number; top: number; bottom: number }

/** In pixels: the road, and the boxes of words and beds. */
function drawn(days: Parameters<typeof profileOf>[0], { width, height, ...drawing }: Drawing) {
  const { fontSize, bed, isNarrow } = drawing
  const profile = profileOf(days)
  const { passes, nights } = placedWords(profile)
  const inPixels = ({ x, y }: ChartPoint) => ({ x: (x / 100) * width, y: (y / 100) * height })
  const names = passes.flatMap(
    ({ name, altitudeM, side, below, isOnPhones, isWithAltitude, ...point }): Box[] => {
      if (isNarrow && !isOnPhones) return []
      const { x, y } = inPixels(point)
      const altitude = isWithAltitude ? ` ${altitudeM.toLocaleString('en-IN')}` : ''
      const altitudeLength = mapMeasure(altitude, fontSize, 600)
      const bottom = y + below + mapMeasure(name, fontSize, 600) + altitudeLength
      // On a phone, the altitude is invisible.
      const top = y + below + (isNarrow ? altitudeLength : 0)
      // The base line is 4 px beside the middle; capitals are 0.7, descenders 0.2 of the size of the font.
      const base = x + side + 4
      const [left, right] = [base - 0.7 * fontSize, base + 0.2 * fontSize]
      return [{ name, left, right, top, bottom }]
    },
  )
  const figures = nights.flatMap(({ altitudeM, below, ...point }): Box[] => {
    if (isNarrow || below === null) return []
    const { x, y } = inPixels(point)
    const half = mapMeasure(altitudeM.toLocaleString('en-IN'), fontSize, 400) / 2
    const bottom = y + below
    const name = `night at ${altitudeM} m`
    return [{ name, left: x - half, right: x + half, top: bottom - 0.7 * fontSize, bottom }]
  })
  const beds = nights.map((night): Box => {
    const { x, y } = inPixels(night)
    return { name: 'bed', left: x - bed, right: x + bed, top: y - bed, bottom: y + bed }
  })
  const foot = (profile.foot / 100) * height
  return { road: profile.road.map(inPixels), words: [...names, ...figures], beds, foot }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** True if a box is within FREE of a piece of the line, which is followed in steps of a pixel. */
function crosses(from: ChartPoint, to: ChartPoint, { left, right, top, bottom }: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)) || 1
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) => {
    const x = from.x + part * (to.x - from.x)
    const y = from.y + part * (to.y - from.y)
    const isBeside = x < left - FREE || x > right + FREE
    return !isBeside && y > top - FREE && y < bottom + FREE
  })
}
