// Sends a digest: one mail that lists many leads, because they came faster than the rate limit allows.

import { keyOfPath, pathOf } from '../lead/lead.ts'
import { digestMail } from '../mail/digest-mail.ts'
import type { SendDependencies } from '../ports.ts'
import type { Delivered } from './deliver-lead.ts'
import { PERHAPS_SENT, sendAndSettle } from './send-and-settle.ts'

/** Mails a digest. A digest whose content is refused is split into two, which are due at once. */
export async function deliverDigest(
  id: string,
  dependencies: SendDependencies,
): Promise<Delivered> {
  const { deliveries, leads, addresses, now, log } = dependencies
  const key = { form: 'digest', id } as const
  const claim = await deliveries.claimDigest(id, now())
  if (claim.outcome === 'perhapsSent') {
    log('error', PERHAPS_SENT, { lead: pathOf(key) })
  }
  if (claim.outcome !== 'claimed') return { result: claim.outcome, isServerFailing: false }

  const listed = await leads.findAll(claim.leads.map(keyOfPath))
  if (!listed.length) {
    await deliveries.settle(key, claim.attempt, { state: 'erased' }, now())
    return { result: 'erased', isServerFailing: false }
  }
  const tokens = await deliveries.answerTokensOf(listed)
  const mail = digestMail(id, listed, tokens, addresses)
  const splitInto = halvesOf(claim.leads)
  const { state, ...found } = await sendAndSettle(
    key,
    claim,
    { mails: [mail], splitInto },
    dependencies,
  )
  return { result: state, ...found }
}

function halvesOf(paths: readonly string[]): readonly (readonly string[])[] {
  const middle = Math.ceil(paths.length / 2)
  return [paths.slice(0, middle), paths.slice(middle)].filter(({ length }) => length > 0)
}
