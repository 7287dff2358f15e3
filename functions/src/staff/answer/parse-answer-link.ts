// Reads the path of an answer page. mail/lead-links.ts writes these paths.

import { timingSafeEqual } from 'node:crypto'
import { formNames } from 'submissions'
import { type LeadKey, sha256 } from '../../lead/lead.ts'

/** `key` is null when the path names no lead that could be stored. */
export type AnswerLink = { key: LeadKey | null; token: string }

/** The lead and the token in `/answer/query/2fXd…/<token>`. */
export function parseAnswerLink(path: string): AnswerLink {
  const [, name, encodedId = '', token = ''] =
    /^\/answer\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const form = formNames.find((one) => one === name)
  const id = decoded(encodedId)
  return { key: form && isDocumentId(id) ? { form, id } : null, token }
}

/** Compares the hashes of the tokens in constant time, even when no token is stored. */
export function isRightToken(given: string, stored: string | null): boolean {
  const hash = (text: string) => Buffer.from(sha256(text))
  return timingSafeEqual(hash(given), hash(stored ?? '')) && Boolean(stored)
}

/** Whether Firestore reads this id (https://firebase.google.com/docs/firestore/quotas#limits). */
function isDocumentId(id: string): boolean {
  return !/^$|\/|^\.\.?$|^__.*__$/s.test(id) && Buffer.byteLength(id) <= 1500
}

/** The decoded text; empty when it is not percent-encoded UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
