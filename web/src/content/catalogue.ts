// The tours as cards and search results show them (web/content/tours). Everything else about a tour is in
// compiled/tours/<slug>.ts and is loaded with its page.

import { tours } from 'web/compiled/tours.ts'
import type { Tour } from './entities.ts'

export type { Tour, Vehicle } from './entities.ts'
export { tours }

/** The tour with this slug or id; cards and old links carry the id. */
export function tourAt(slugOrId: string): Tour | undefined {
  return tours.find(({ slug, id }) => slug === slugOrId || String(id) === slugOrId)
}
