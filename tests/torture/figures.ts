import { appendFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const folder = fileURLToPath(new URL('../../test-results/', import.meta.url))
/** One JSON line for each figure; scripts/torture.mjs prints them as a table. */
const figuresFile = `${folder}torture.jsonl`

/** Writes a figure and its limit (`–`: none). Over `≤ n`, or unequal to `n`, the test fails. */
export function figure(what: string, measured: number, limit: number | `≤ ${number}` | '–'): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(figuresFile, `${JSON.stringify({ what, measured, limit })}\n`)
  if (limit === '–') return
  if (typeof limit === 'number') expect.soft(measured, what).toBe(limit)
  else expect.soft(measured, what).toBeLessThanOrEqual(Number(limit.slice(1)))
}
