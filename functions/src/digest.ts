// When leads come faster than they may be mailed one by one, one mail lists them all.

import { fieldsOf } from 'submissions'
import { addressed, type Envelope, type Mail, oneLine } from './compose.ts'
import { carry, type Delivering, leaseFrom, type Result } from './deliver.ts'
import { keyOf } from './delivery.ts'
import { escapeHtml } from './html-part.ts'
import { type Lead, pathOf } from './lead.ts'
import type { LeadStore } from './lead-store.ts'
import { counted, indianTime, shown } from './letter.ts'

export async function deliverDigest(
  id: string,
  delivering: Delivering & { leads: LeadStore },
): Promise<Result> {
  const { ledger, leads, envelope, now } = delivering
  const { claim, leads: names } = await ledger.claimDigest(id, now(), leaseFrom(now()))
  if (claim.outcome !== 'claimed') return claim.outcome
  const listed = await leads.findAll(names.map(keyOf))
  return carry({ form: 'digest', id }, claim, composeDigest(id, listed, envelope), delivering)
}

export function composeDigest(id: string, leads: readonly Lead[], envelope: Envelope): Mail {
  const title = counted(leads.length, 'new lead')
  return {
    ...addressed({ form: 'digest', id }, envelope),
    subject: `${title} in one mail`,
    text: [title, '', INTRODUCTION, '', ...leads.map(textOf)].join('\n'),
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#fbf6ec;color:#1a1b3a;font:15px/1.5 system-ui,sans-serif">
<h1 style="margin:0 0 8px;font-size:22px">${title}</h1>
<p style="margin:0 0 16px">${INTRODUCTION}</p>
<table cellspacing="0" style="border-collapse:collapse">
${leads.map(htmlOf).join('\n')}
</table>
</body>
</html>`,
  }
}

const INTRODUCTION =
  'They came faster than they may be mailed one by one. Each is stored; reply to the address in its line.'

function textOf(lead: Lead): string {
  return `${indianTime(lead.sentAt)}  ${pathOf(lead)}\n> ${lineOf(lead)}\n`
}

function htmlOf(lead: Lead): string {
  const cells = [indianTime(lead.sentAt), lineOf(lead), pathOf(lead)].map(
    (text) => `<td dir="auto" style="${CELL}">${escapeHtml(text)}</td>`,
  )
  return `<tr>${cells.join('')}</tr>`
}

const CELL =
  'padding:6px 16px 6px 0;vertical-align:top;border-bottom:1px solid #d9d3c5;overflow-wrap:anywhere'

/** All that was typed, each field on one line and shortened. */
function lineOf(lead: Lead): string {
  return fieldsOf(lead.form)
    .map(([name]) => oneLine(shown(lead, name)))
    .filter(Boolean)
    .join(' · ')
}
