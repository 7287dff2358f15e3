// The HTML of the answer page, without scripts; its styles are web/src/styles/answer-page.css.

import { ANSWER_LINK_MS, DAY_MS } from '../../delivery/limits.ts'
import { pathOf } from '../../lead/lead.ts'
import { leadKinds } from '../../mail/lead-links.ts'
import { escapeHtml, indianTime } from '../../mail/text-and-html.ts'
import type { Answer, AnswerState } from './answer-store.ts'

/** The longest name, in UTF-16 units, as `maxlength` counts them. */
export const LONGEST_NAME = 40

/** `wasAnsweredBefore`: staff pressed the button after another answer had been noted. */
export function answerPageHtml({ key, sentAt, answer }: AnswerState, wasAnsweredBefore: boolean) {
  const title = leadKinds[key.form]
  return pageOf(
    `${title}: ${answer ? 'answered' : 'not answered yet'}`,
    title,
    `<p>Came on ${time(sentAt)}</p>
${answer ? answered(answer, wasAnsweredBefore) : NOT_ANSWERED}
<p class="note">Lead ${escapeHtml(pathOf(key))}</p>`,
  )
}

/** The same bytes for every invalid link, so that they do not show what is wrong with the link. */
export function invalidLinkHtml(): string {
  return pageOf(
    'Link not valid',
    'This link is not valid, or no longer.',
    `<p>A link works for ${ANSWER_LINK_MS / DAY_MS} days, while its lead is stored. If it was copied, see that its end was copied too.</p>`,
  )
}

const NOT_ANSWERED = `<p class="state" role="status">Not answered yet</p>
<form method="post">
<label for="who">Who answered? (optional)</label>
<input id="who" name="who" type="text" maxlength="${LONGEST_NAME}" autocomplete="name">
<button type="submit" name="action" value="answered">Mark as answered</button>
</form>
<p class="note">Press the button when the visitor has been answered, so that nobody answers twice and nobody is forgotten. The visitor is sent nothing.</p>`

function answered({ at, by }: Answer, wasAnsweredBefore: boolean): string {
  const note = time(at) + (by ? ` by <bdi>${escapeHtml(by)}</bdi>` : '')
  const state = wasAnsweredBefore
    ? `Already answered on ${note}. That note stands; yours was not written.`
    : `Answered on ${note}`
  return `<p class="state" role="status" data-answered>${state}</p>
<form method="post">
<button type="submit" name="action" value="undo">Undo</button>
</form>
<p class="note">Nobody is reminded of it any more.</p>`
}

function time(date: Date): string {
  return `<time datetime="${date.toISOString()}">${indianTime(date)}</time>`
}

function pageOf(title: string, heading: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/answer.css">
</head>
<body>
<main>
<header>
<img src="/icon.svg" alt="" width="48" height="48">
<h1>${heading}</h1>
</header>
${main}
</main>
</body>
</html>
`
}
