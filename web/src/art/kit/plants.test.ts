import { expect, test } from 'vitest'
import { inksOf } from '../inks.ts'
import type { Canvas } from './canvas.ts'
import { canopy, terraces } from './plants.ts'

const canvas: Canvas = { width: 1200, height: 800, inks: inksOf('lush'), random: () => 0.5 }

test('a canopy has a crown for every size along its line and is closed at its foot', () => {
  const drawn = canopy('leaf', '0 500, 100 500, 200 480', 50, 600)(canvas)
  expect(drawn).toMatch(/d="M0 600V500a/)
  expect(drawn).toMatch(/V600z"\/>$/)
  expect(drawn.match(/a\d+ \d+ 0 0 1/g)).toHaveLength(4)
})

test('terraces step from the highest contour to the lowest, a field for every ink', () => {
  const drawn = terraces('0 400, 600 440, 1200 400', '0 700, 600 760, 1200 700', [
    'green',
    '#e6b84e',
  ])(canvas)
  const [highest = '', lowest = ''] = drawn.match(/<path[^>]*>/g) ?? []
  expect(highest).toContain(`fill="${canvas.inks.green}"`)
  expect(highest).toContain('d="M0 400Q')
  expect(lowest).toContain('fill="#e6b84e"')
  expect(lowest).toContain('d="M0 700Q')
})
