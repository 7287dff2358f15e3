// Reads the path of an answer page. mail/lead-links.ts writes these paths.

import { createHash, timingSafeEqual } from 'node:crypto'
import { type FormName, formNames } from 'submissions'
import type { LeadKey } from '../lead/lead.ts'

export type AnswerLink = {
  /** Null when the path names no lead that could be stored. */
  key: LeadKey | null
  token: string
}

/** The lead and the token in `/answer/query/2fXd…/<token>`. */
export function parseAnswerLink(path: string): AnswerLink {
  const [, form = '', encodedId = '', token = ''] =
    /^\/answer\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const id = decoded(encodedId)
  return { key: isFormName(form) && isDocumentId(id) ? { form, id } : null, token }
}

/**
 * Whether a token equals the stored one. The comparison takes constant time: it compares hashes, and runs
 * without a stored token too.
 */
export function isToken(given: string, stored: string | null): boolean {
  const isEqual = timingSafeEqual(sha256(given), sha256(stored ?? ''))
  return isEqual && Boolean(stored)
}

function isFormName(name: string): name is FormName {
  return formNames.some((form) => form === name)
}

/** Whether Firestore can read this id (https://firebase.google.com/docs/firestore/quotas#limits). */
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

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
