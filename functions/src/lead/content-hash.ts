import { createHash } from 'node:crypto'
import type { Lead } from './lead.ts'

/** The same hash for the same content. The content can be read out of a hash only by guessing all of it. */
export function contentHash({ form, values }: Pick<Lead, 'form' | 'values'>): string {
  const typed = Object.entries(values)
    .filter(([name]) => name !== 'timestamp')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, typed]))
    .digest('hex')
}
