// The answer page, to which a lead's mail links: staff note here that the lead is answered.
// Mail scanners open links, so only a POST changes anything. The page shows no typed text.
// Every invalid link gets the same reply after the same reads, which do not show what is wrong.

import { type FormName, formNames } from 'submissions'
import type { Dependencies } from '../../delivery/dependencies.ts'
import { pathOf } from '../../lead/lead.ts'
import { isInvisible, oneLine } from '../../mail/mail.ts'
import { answerPageHtml, invalidLinkHtml, LONGEST_NAME } from './answer-page-html.ts'
import { type AnswerLink, type AnswerState, changeAnswer, findAnswer } from './answer-store.ts'

/** `fields`: what the form has sent, untrusted, of any type. */
type PageRequest = { method: string; path: string; fields: Record<string, unknown> }

/** Hosting replaces these headers with those of firebase.json; a test compares the two. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

const METHODS = ['GET', 'HEAD', 'POST']

/** Responds below /answer/. A POST that succeeds redirects, so that a reload submits nothing. */
export async function answerPage(
  { method, path, fields: { action, who } }: PageRequest,
  { db, now, log }: Pick<Dependencies, 'db' | 'now' | 'log'>,
) {
  if (!METHODS.includes(method)) return responseOf(405, '', { Allow: METHODS.join(', ') })
  const link = parseAnswerLink(path)
  if (method !== 'POST' || (action !== 'answered' && action !== 'undo'))
    return page(method === 'POST' ? 400 : 200, await findAnswer(db, link, now()))
  const answer = action === 'answered' ? { at: now(), by: nameIn(who) } : null
  const changed = await changeAnswer(db, link, answer, now())
  if (!changed) return page(404, null)
  const { isChanged, state } = changed
  if (isChanged) log('info', 'an answer was noted', { lead: pathOf(state.key), noted: action })
  else if (answer) return page(409, state)
  return responseOf(303, '', { Location: path })
}

/** A link as mail/lead-links.ts writes it; firestore.rules accept no other ids of leads. */
const LINK = new RegExp(`^/answer/(${formNames.join('|')})/([A-Za-z0-9]{20})/([^/]+)$`)

/** The lead and the token in `/answer/query/2fXd…/<token>`; otherwise a lead that is not stored. */
function parseAnswerLink(path: string): AnswerLink {
  const [, form = 'query', id = 'none', token = ''] = LINK.exec(path) ?? []
  return { key: { form: form as FormName, id }, token }
}

/** A typed name, cut, on one line, without marks of direction and width; null if invisible. */
export function nameIn(typed: unknown): string | null {
  if (typeof typed !== 'string' || isInvisible(typed)) return null
  return oneLine(typed.replace(/[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, ''), LONGEST_NAME)
}

/** The page of a lead; without a state the page for an invalid link, with status 404. */
function page(status: number, state: AnswerState | null) {
  const body = state ? answerPageHtml(state, status === 409) : invalidLinkHtml()
  return responseOf(state ? status : 404, body, { 'Content-Type': 'text/html; charset=utf-8' })
}

function responseOf(status: number, body: string, own: Record<string, string>) {
  return { status, headers: { ...pageHeaders, ...own }, body }
}
