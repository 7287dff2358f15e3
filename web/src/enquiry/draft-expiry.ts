// How long the browser keeps drafts, which are personal data. All pages with scripts erase older drafts, also /offline
// and the sheets (sheet/erase-drafts.ts), when they are opened and once a minute.

import { DOCUMENT_ID, type Draft, FAILED, PENDING, SENT, TYPED } from './draft.ts'

const MINUTE_MS = 60_000
export const PENDING_LIFETIME_MS = 24 * 60 * MINUTE_MS
export const FAILED_LIFETIME_MS = 15 * MINUTE_MS

/** Erases now and later; where storage is forbidden, there is nothing to erase. */
export function eraseExpired() {
  eraseFrom(() => localStorage, PENDING, PENDING_LIFETIME_MS)
  eraseFrom(() => sessionStorage, FAILED, FAILED_LIFETIME_MS)
  eraseFrom(() => sessionStorage, TYPED, FAILED_LIFETIME_MS)
  eraseFrom(() => sessionStorage, SENT, PENDING_LIFETIME_MS)
  setTimeout(eraseExpired, MINUTE_MS)
}

function eraseFrom(storage: () => Storage, prefix: string, lifetime: number) {
  try {
    for (const key of Object.keys(storage())) {
      if (key.startsWith(prefix)) youngDrafts(storage(), key, lifetime)
    }
  } catch {}
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The drafts of a stored list that are within their lifetime; the other entries, and what is no draft, are erased. The
 * lifetime of a draft from a wrong clock begins now: the draft is still to be sent.
 */
export function youngDrafts(
  storage: StorageArea,
  key: string,
  lifetime: number,
  now = Date.now(),
  change = (drafts: Draft[]) => drafts,
): Draft[] {
  const text = storage.getItem(key)
  const found = entriesOf(text).filter(isDraft)
  const timed = found.map((each) => (0 < each.at && each.at <= now ? each : { ...each, at: now }))
  const drafts = change(timed.filter(({ at }) => now - at < lifetime))
  // Only a change is written, because a write could undo what another tab has just written.
  const changed = drafts.length > 0 ? JSON.stringify(drafts) : null
  if (changed && changed !== text) storage.setItem(key, changed)
  if (!changed && text) storage.removeItem(key)
  return drafts
}

/** The entries of a stored list, which may be damaged. */
function entriesOf(text: string | null): Draft[] {
  try {
    return [...JSON.parse(text ?? '[]')].filter(Boolean)
  } catch {
    return []
  }
}

/** Whether an entry of a stored list is a draft; another program may have written it. */
function isDraft({ id, values, at, tries }: Draft): boolean {
  const hasNumbers = Number.isFinite(at) && Number.isFinite(tries)
  return DOCUMENT_ID.test(id) && typeof values === 'object' && values !== null && hasNumbers
}
