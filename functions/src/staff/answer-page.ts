// The answer page, on which staff note that a lead is answered; the lead's mail links to it.
//
// Mail scanners open links, so only a POST changes anything. The page shows nothing that the visitor typed.
// Every invalid link gets the same reply after the same reads from the store, so that a reply does not show
// whether the lead is unknown, erased or too old, or the token wrong.

import { pathOf } from '../lead/lead.ts'
import type { Log } from '../log.ts'
import { oneLine } from '../mail/mail.ts'
import { answerPageHtml, invalidLinkHtml, LONGEST_NAME } from './answer-page-html.ts'
import type { AnswerState, AnswerStore } from './answer-store.ts'
import { type AnswerLink, parseAnswerLink } from './parse-answer-link.ts'

export type PageRequest = {
  method: string
  path: string
  /** The fields of the submitted form: untrusted, of any type. */
  fields: Record<string, unknown>
}

export type PageResponse = { status: number; headers: Record<string, string>; body: string }

export type AnswerDependencies = { answers: AnswerStore; now: () => Date; log: Log }

/**
 * Hosting replaces a function's headers by those of firebase.json, so both list them; answer-page.test.ts
 * compares the two.
 */
export const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

const METHODS = ['GET', 'HEAD', 'POST']

/** The response to any request below /answer/. */
export async function answerPage(
  { method, path, fields }: PageRequest,
  dependencies: AnswerDependencies,
): Promise<PageResponse> {
  if (!METHODS.includes(method)) {
    return { status: 405, headers: { ...pageHeaders, Allow: METHODS.join(', ') }, body: '' }
  }
  const link = parseAnswerLink(path)
  if (method === 'POST') return noted(link, path, fields, dependencies)
  const state = await dependencies.answers.find(link, dependencies.now())
  return state ? page(200, state) : invalidLink()
}

/** Writes what the pressed button says, and redirects to the page, so that a reload submits nothing again. */
async function noted(
  link: AnswerLink,
  path: string,
  { action, who }: PageRequest['fields'],
  { answers, now, log }: AnswerDependencies,
): Promise<PageResponse> {
  if (action !== 'answered' && action !== 'undo') {
    const state = await answers.find(link, now())
    return state ? page(400, state) : invalidLink()
  }
  const result =
    action === 'answered'
      ? await answers.note(link, nameIn(who), now())
      : await answers.undo(link, now())
  if (!result) return invalidLink()
  const { isNoted, state } = result
  if (isNoted) log('info', 'an answer was noted', { lead: pathOf(state.key), noted: action })
  else if (action === 'answered') return page(409, state)
  return { status: 303, headers: { ...pageHeaders, Location: path }, body: '' }
}

/** A typed name on one line, without invisible characters; null when nothing is left. */
export function nameIn(typed: unknown): string | null {
  if (typeof typed !== 'string') return null
  const visible = typed.replace(/[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '')
  return oneLine(visible, LONGEST_NAME) || null
}

function page(status: 200 | 400 | 409, state: AnswerState): PageResponse {
  return html(status, answerPageHtml(state, { wasAnsweredBefore: status === 409 }))
}

function invalidLink(): PageResponse {
  return html(404, invalidLinkHtml())
}

function html(status: number, body: string): PageResponse {
  const headers = { ...pageHeaders, 'Content-Type': 'text/html; charset=utf-8' }
  return { status, headers, body }
}
