import { createHash } from 'node:crypto'
import type { Lead } from './lead.ts'

/** Equal for equal content. Whoever guesses all that was typed can confirm the guess; nothing else shows. */
export function contentHash({ form, values }: Pick<Lead, 'form' | 'values'>): string {
  const typed = Object.entries(values)
    .filter(([name]) => name !== 'timestamp')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, typed]))
    .digest('hex')
}
