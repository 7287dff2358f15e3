// What the address of an answer page names. mail/answer-links.ts writes such addresses.

import { createHash, timingSafeEqual } from 'node:crypto'
import { type FormName, formNames } from 'submissions'
import type { LeadKey } from '../lead/lead.ts'

export type AnswerLink = {
  /** Null when the address names no lead that could be stored. */
  key: LeadKey | null
  token: string
}

/** `/answer/query/2fXd…/<token>` as what it names. */
export function parseAnswerLink(path: string): AnswerLink {
  const [, form = '', encodedId = '', token = ''] =
    /^\/answer\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const id = decoded(encodedId)
  return { key: isFormName(form) && isDocumentId(id) ? { form, id } : null, token }
}

/**
 * Whether a token is the stored one. The time that it takes depends on neither: digests have one length,
 * and without a stored token the comparison is made all the same.
 */
export function isToken(given: string, stored: string | null): boolean {
  const isEqual = timingSafeEqual(sha256(given), sha256(stored ?? ''))
  return isEqual && Boolean(stored)
}

function isFormName(name: string): name is FormName {
  return formNames.some((form) => form === name)
}

/** Firestore refuses to read other ids (https://firebase.google.com/docs/firestore/quotas#limits). */
function isDocumentId(id: string): boolean {
  return !/^$|\/|^\.\.?$|^__.*__$/s.test(id) && Buffer.byteLength(id) <= 1500
}

/** Empty when the text is not percent-encoded UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
