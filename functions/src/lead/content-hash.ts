import { createHash } from 'node:crypto'
import type { Lead } from './lead.ts'

/** The same hash for the same content. Nobody can compute the content from a hash, except by guessing all of it. */
export function contentHash({ form, values }: Pick<Lead, 'form' | 'values'>): string {
  const typed = Object.entries(values)
    .filter(([name]) => name !== 'timestamp')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, typed]))
    .digest('hex')
}
