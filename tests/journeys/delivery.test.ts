// From the stored document to the inbox, with the real function, ledger and mail server.

import { samples } from 'submissions/boundaries'
import { describe, expect, it } from 'vitest'
import { type Delivering, deliver, LEASE_MS, type Mailer } from '../../functions/src/deliver.ts'
import type { Lead } from '../../functions/src/lead.ts'
import { firestoreLedger } from '../../functions/src/ledger.ts'
import { postEvent } from '../suite/events.ts'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

it('a stored quote request is in the inbox, addressed as it should be', async () => {
  const lastName = mark()
  await db.collection('query').add(stored({ ...samples.query, lastName }))
  const [mail] = await waitForMails(lastName)
  expect(mail).toMatchObject({
    subject: `Quote request: Asha ${lastName}, Ladakh`,
    to: [{ address: 'leads@seventh-pass.example' }],
    from: [{ address: 'website@seventh-pass.example' }],
    replyTo: [{ name: `Asha ${lastName}`, address: 'asha@example.in' }],
  })
})

it('a stored contact message is in the inbox, its comment whole', async () => {
  const name = mark()
  const comment = 'नमस्ते!\n\nTwo riders, one 🏍️ each.'
  await db.collection('contact').add(stored({ ...samples.contact, name, comment }))
  const [mail] = await waitForMails(name)
  expect(mail?.subject).toBe(`Message: ${name}, Two bikes in June`)
  expect(mail?.text).toContain('> नमस्ते!\n> \n> Two riders, one 🏍️ each.')
})

it('a lead is mailed once however often its event arrives', async () => {
  const lastName = mark()
  const values = { ...samples.query, lastName }
  const { id } = await db.collection('query').add(stored(values))
  await waitForMails(lastName)
  await Promise.all(Array.from({ length: 10 }, () => postEvent('query', id, values)))
  expect(await mailsAbout(lastName)).toHaveLength(1)
})

it('ten events at once before the first mail make one mail', async () => {
  const lastName = mark()
  const id = newId()
  const values = { ...samples.query, lastName }
  await Promise.all(Array.from({ length: 10 }, () => postEvent('query', id, values)))
  await waitForMails(lastName)
  expect(await mailsAbout(lastName)).toHaveLength(1)
})

describe('deliver', () => {
  it('writes beside the lead what became of it, without personal data', async () => {
    const lead = newLead()
    await deliver(lead, delivering())
    const delivery = await deliveryOf(lead)
    expect(delivery).toMatchObject({ state: 'sent', attempts: 1, dueAt: null, error: null })
    expect(JSON.stringify(delivery)).not.toMatch(/Asha|98123|asha@|mark/)
  })

  it('is over when it has been done', async () => {
    const lead = newLead()
    const mails: string[] = []
    await deliver(lead, delivering(collecting(mails)))
    await deliver(lead, delivering(collecting(mails)))
    expect(mails).toHaveLength(1)
  })

  it('is left open when the mail server refuses, so that the event comes again', async () => {
    const lead = newLead()
    const refusing = delivering({ send: () => Promise.reject({ code: 'ESOCKET' }) })
    expect(await deliver(lead, refusing)).toBe('waiting')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting', error: 'ESOCKET' })
  })

  it('waits 15 seconds after the first failure, and then mails', async () => {
    const lead = newLead()
    const mails: string[] = []
    const refusing = delivering({ send: () => Promise.reject({ code: 'ESOCKET' }) }, 0)
    expect(await deliver(lead, refusing)).toBe('waiting')
    expect(await deliver(lead, delivering(collecting(mails), 14_999))).toBe('early')
    await deliver(lead, delivering(collecting(mails), 15_000))
    expect(mails).toHaveLength(1)
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('is left open while another instance has the lease', async () => {
    const lead = newLead()
    const mails: string[] = []
    await ledger.claim(lead, new Date(0), new Date(LEASE_MS))
    const early = delivering(collecting(mails), LEASE_MS - 1)
    expect(await deliver(lead, early)).toBe('early')
    expect(mails).toEqual([])
  })

  it('takes over when the lease of an instance that died has run out', async () => {
    const lead = newLead()
    const mails: string[] = []
    await ledger.claim(lead, new Date(0), new Date(LEASE_MS))
    await deliver(lead, delivering(collecting(mails), LEASE_MS))
    expect(mails).toEqual([`<query.${lead.id}@agency.example>`])
  })

  it('repeats a mail whose outcome was not written with the same Message-ID', async () => {
    const lead = newLead()
    const mails: string[] = []
    const forgetful = { ...ledger, settle: () => Promise.reject(new Error('unavailable')) }
    const first = { ...delivering(collecting(mails), 0), ledger: forgetful }
    await expect(deliver(lead, first)).rejects.toThrow('unavailable')
    await deliver(lead, delivering(collecting(mails), LEASE_MS))
    expect(mails).toHaveLength(2)
    expect(new Set(mails).size).toBe(1)
  })

  it('is written by the later of two attempts', async () => {
    const lead = newLead()
    const first = await ledger.claim(lead, new Date(0), new Date(LEASE_MS))
    const second = await ledger.claim(lead, new Date(LEASE_MS), new Date(2 * LEASE_MS))
    if (first.outcome !== 'claimed' || second.outcome !== 'claimed') throw new Error('not claimed')
    const fault = { remedy: 'park', code: 'late' } as const
    await ledger.settle(lead, first.attempt, { state: 'parked', fault }, new Date())
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sending', attempts: 2 })
  })
})

const ledger = firestoreLedger(db, { perTenMinutes: 10_000, perHour: 20_000 })

function delivering(mailer: Mailer = collecting([]), now = Date.now()): Delivering {
  return {
    ledger,
    mailer,
    envelope: { to: 'leads@agency.example', from: 'website@agency.example' },
    health: { failing: async () => {}, working: async () => {} },
    now: () => new Date(now),
    log: () => {},
  }
}

function collecting(messageIds: string[]): Mailer {
  return {
    async send(mail) {
      messageIds.push(mail.messageId)
      return { refused: 0 }
    },
  }
}

async function deliveryOf({ form, id }: Lead) {
  return (await db.doc(`deliveries/${form}_${id}`).get()).data()
}

/** Unlike any other: the same content would be counted on the first. */
function newLead(): Lead {
  const values = { ...samples.query, lastName: mark() }
  return { form: 'query', id: newId(), values, sentAt: new Date() }
}

function newId(): string {
  return db.collection('query').doc().id
}

function stored(values: object) {
  return { ...values, timestamp: new Date() }
}
