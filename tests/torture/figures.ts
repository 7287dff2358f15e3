import { appendFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../test-results/', import.meta.url))
/** One JSON line a figure; scripts/torture.mjs makes a table of them. */
const figuresFile = `${folder}torture.jsonl`

/** Keeps a figure for the table, with what it may be at most or must be. */
export function figure(what: string, measured: number | string, limit: number | string): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(figuresFile, `${JSON.stringify({ what, measured, limit })}\n`)
}
