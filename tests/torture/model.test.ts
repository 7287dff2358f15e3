import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { play } from '../suite/delivery-model.ts'
import { steps } from '../suite/delivery-steps.ts'
import { figure } from './figures.ts'

const RUNS = 3000

it('thousands of sequences of random steps break no invariant', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  let count = 0
  const counted = fc.asyncProperty(steps, (given) => {
    count += given.length
    return play(given)
  })
  const start = performance.now()
  await expect(fc.assert(counted, { numRuns: RUNS })).resolves.toBeUndefined()
  vi.restoreAllMocks()
  figure('model: random sequences without a broken invariant', RUNS, `≥ ${RUNS}`)
  figure('model: steps in them', count, `≥ ${RUNS * 20}`)
  figure('model: seconds', Math.round((performance.now() - start) / 1000), '–')
  expect(count).toBeGreaterThan(RUNS * 20)
})
