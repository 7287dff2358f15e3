import { describe, expect, it } from 'vitest'
import legs from './geo/legs.json' with { type: 'json' }
import { type Leg, placeOf, roadOf } from './roads.ts'
import { figuresOf, infoOf, tourTotalsOf } from './route.ts'

/**
 * Legs on very bad or winding roads, which may be slower than the usual bounds (checked against
 * sources).
 */
const EXCEPTIONS = ['Photi La–Umling La', 'Rohtang La–Gramphu']

const ordinary = (legs as Leg[]).filter(({ from, to }) => !EXCEPTIONS.includes(`${from}–${to}`))

describe.each(ordinary)('$from–$to', ({ from, to, roadKm, ridingHours }) => {
  it('is 1 to 3.8 times as long as the straight line', () => {
    const detour = roadKm / kmBetween(from, to)
    expect(detour).toBeGreaterThanOrEqual(1)
    expect(detour).toBeLessThanOrEqual(3.8)
  })

  it('has an average speed of 13 to 65 km/h', () => {
    const speed = roadKm / ridingHours
    expect(speed).toBeGreaterThanOrEqual(13)
    expect(speed).toBeLessThanOrEqual(65)
  })
})

it('has a leg for each exception', () => {
  expect(legs.length - ordinary.length).toBe(EXCEPTIONS.length)
})

it('computes a riding day from its stops', () => {
  expect(figuresOf(roadOf(['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder']))).toEqual({
    distanceKm: 130,
    hours: 6,
    highestM: 5359,
    sleepM: 3160,
  })
})

it('computes a leg in both directions', () => {
  expect(figuresOf(roadOf(['Hunder', 'Turtuk', 'Thang', 'Turtuk', 'Hunder']))).toMatchObject({
    distanceKm: 182,
    hours: 7,
  })
})

it('computes only the altitude of a rest day', () => {
  const figures = figuresOf(roadOf(['Leh']))
  expect(figures).toEqual({ distanceKm: 0, hours: 0, highestM: 3500, sleepM: 3500 })
  expect(infoOf(figures)).toBeNull()
})

it('writes half hours as a range, as the specification does', () => {
  const day = { distanceKm: 170, highestM: 0, sleepM: 0 }
  expect(infoOf({ ...day, hours: 3.5 })).toEqual({ time: '3-4h', distance: '170kms' })
  expect(infoOf({ ...day, hours: 6 })).toEqual({ time: '6h', distance: '170kms' })
})

it('adds up the figures of all days', () => {
  const days = [['Leh'], ['Leh', 'Khardung La', 'Leh'], ['Leh']].map(roadOf)
  expect(tourTotalsOf(days)).toEqual({ distanceKm: 80, nights: 2, highestM: 5359 })
})

it('throws at an unknown place or leg', () => {
  expect(() => figuresOf(roadOf(['Atlantis']))).toThrow('Atlantis')
  expect(() => figuresOf(roadOf(['Leh', 'Tbilisi']))).toThrow('Tbilisi')
})

/** Great-circle distance in kilometres. */
function kmBetween(from: string, to: string): number {
  const [a, b] = [placeOf(from), placeOf(to)]
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(haversine))
}
