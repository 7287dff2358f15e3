import { expect, test } from 'vitest'
import { inksOf } from '../inks.ts'
import { at, type Canvas, colour, curve, fill, numbersOf, pointsOf, polygon } from './canvas.ts'

const canvas: Canvas = { width: 1200, height: 800, inks: inksOf('noon'), random: () => 0.5 }

test('an ink is a role of the mood or a fixed colour', () => {
  expect(colour(inksOf('noon'), 'sky')).toBe('#2d57c8')
  expect(colour(inksOf('noon'), '#abcdef')).toBe('#abcdef')
})

test('points are read as SVG writes them', () => {
  expect(pointsOf('0 500, 200 380')).toEqual([
    [0, 500],
    [200, 380],
  ])
  expect(numbersOf('1 2 3 4, 5 6 7 8')).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ])
})

test('a polygon is closed and has whole numbers', () => {
  expect(
    polygon([
      [0.4, 1.6],
      [10, 20],
      [4, 25.2],
    ]),
  ).toBe('M0 2l10 18-6 5z')
})

test('a curve begins and ends at its outer points', () => {
  expect(
    curve([
      [0, 0],
      [50, 90],
      [100, 10],
    ]),
  ).toMatch(/^M0 0Q.*100 10$/)
  expect(
    curve([
      [0, 0],
      [50, 90],
    ]),
  ).toBe('M0 0Q50 90 50 90')
})

test('nothing is drawn for an empty path', () => {
  expect(fill('sky', '')(canvas)).toBe('')
})

test('a negative scale mirrors a figure horizontally and not vertically', () => {
  expect(at(10, 20, -2, fill('sky', 'M0 0'))(canvas)).toContain('scale(-2 2)')
})
