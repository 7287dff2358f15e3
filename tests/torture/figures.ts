import { appendFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../test-results/', import.meta.url))
/** One JSON line for each figure; scripts/torture.mjs prints them as a table. */
const figuresFile = `${folder}torture.jsonl`

/** Writes a measured figure and its limit into the file. */
export function figure(what: string, measured: number | string, limit: number | string): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(figuresFile, `${JSON.stringify({ what, measured, limit })}\n`)
}
