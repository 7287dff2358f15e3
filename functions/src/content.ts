import { createHash } from 'node:crypto'
import type { Lead } from './lead.ts'

/** Milliseconds in which the same content again is the same wish. */
export const REPEAT_MS = 15 * 60_000

/** Equal for equal content; it can confirm a guess of all that was typed, and tells nothing else. */
export function contentHash({ form, values }: Pick<Lead, 'form' | 'values'>): string {
  const typed = Object.entries(values)
    .filter(([name]) => name !== 'timestamp')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, typed]))
    .digest('hex')
}
