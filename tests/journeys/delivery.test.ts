// From the stored document to the inbox, with the real function, store and mail server of the suite; and the states of a
// delivery, in a project of the emulator that has no triggers.

import { samples } from 'submissions/boundaries'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Dependencies } from '../../functions/src/delivery/dependencies.ts'
import { LEASE_MS, RETRY_MS } from '../../functions/src/delivery/limits.ts'
import type { Lead } from '../../functions/src/lead/lead.ts'
import { leadKinds } from '../../functions/src/mail/lead-links.ts'
import type { Mail, Mailer } from '../../functions/src/mail/mail.ts'
import { emulatedAgency } from '../suite/agency.ts'
import { postEvent } from '../suite/events.ts'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'
import { accept, dying, mailerThat, refuse, SERVER_DOWN } from '../suite/mailers.ts'

it('a stored quote request is in the inbox, with the right sender, recipient and reply address', async () => {
  const lastName = mark()
  await db.collection('query').add(stored({ ...samples.query, lastName }))
  const [mail] = await waitForMails(lastName)
  expect(mail).toMatchObject({
    subject: `${leadKinds.query}: Asha ${lastName}, Ladakh`,
    to: [{ address: 'leads@seventh-pass.example' }],
    from: [{ address: 'website@seventh-pass.example' }],
    replyTo: [{ name: `Asha ${lastName}`, address: 'asha@example.in' }],
  })
})

it('a stored contact message is in the inbox, with its whole comment', async () => {
  const name = mark()
  const comment = 'नमस्ते!\n\nTwo riders, one 🏍️ each.'
  await db.collection('contact').add(stored({ ...samples.contact, name, comment }))
  const [mail] = await waitForMails(name)
  expect(mail?.subject).toBe(`${leadKinds.contact}: ${name}, Two bikes in June`)
  expect(mail?.text).toContain('> नमस्ते!\n> \n> Two riders, one 🏍️ each.')
})

it('a lead is mailed once, whether more events come before its mail or after it', async () => {
  const lastName = mark()
  const values = { ...samples.query, lastName }
  const { id } = await db.collection('query').add(stored(values))
  // The emulator starts a process for each event that it gets at once, which takes nearly two seconds.
  const threeEvents = () =>
    Promise.all(Array.from({ length: 3 }, () => postEvent('query', id, values)))
  await threeEvents()
  await waitForMails(lastName)
  await threeEvents()
  expect(await mailsAbout(lastName)).toHaveLength(1)
})

it('an event of a lead that is not stored mails nothing', async () => {
  const lastName = mark()
  const { id } = db.collection('query').doc()
  await postEvent('query', id, { ...samples.query, lastName })
  expect((await db.doc(`deliveries/query_${id}`).get()).exists).toBe(false)
  expect(await mailsAbout(lastName)).toHaveLength(0)
})

describe('a delivery', () => {
  const agency = emulatedAgency('demo-delivery')
  const { newLead, deliveryOf, pass } = agency
  const mails: Mail[] = []
  const collecting = mailerThat(accept, mails)
  const refusing = mailerThat(() => refuse(SERVER_DOWN))

  beforeEach(async () => {
    await agency.reset()
    mails.length = 0
  })

  it('has a record without personal data, which is kept as long as its lead', async () => {
    const lead = await newLead()
    await deliver(lead)
    const delivery = await deliveryOf(lead)
    expect(delivery).toMatchObject({ state: 'sent', attempts: 1, dueAt: null, error: null })
    expect(delivery?.expireAt).toBeNull()
    expect(JSON.stringify(delivery)).not.toMatch(/Asha|98123|asha@|leads@/)
  })

  it('is left open for a minute after a failure, and then mails', async () => {
    const lead = await newLead()
    expect(await deliver(lead, { mailer: refusing })).toBe('waiting')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting', error: 'ESOCKET' })
    pass(RETRY_MS - 1)
    expect(await deliver(lead)).toBe('early')
    pass(1)
    expect(await deliver(lead)).toBe('sent')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('is left open while another instance has the lease, and taken over when the lease ends', async () => {
    const lead = await newLead()
    await expect(deliver(lead, { mailer: dying() })).rejects.toThrow('killed')
    pass(LEASE_MS - 1)
    expect(await deliver(lead)).toBe('early')
    pass(1)
    expect(await deliver(lead)).toBe('sent')
    expect(mails.map(({ messageId }) => messageId)).toEqual([`<query.${lead.id}@agency.example>`])
  })

  it('is settled by the later of two attempts', async () => {
    const lead = await newLead()
    const slow: Mailer = {
      async send(...words) {
        pass(LEASE_MS)
        await expect(deliver(lead, { mailer: refusing })).resolves.toBe('waiting')
        return collecting.send(...words)
      },
    }
    expect(await deliver(lead, { mailer: slow })).toBe('sent')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting', attempts: 2 })
  })

  it('of a lead that was deleted in the console begins anew when the lead is sent again', async () => {
    const lead = await newLead()
    expect(await deliver(lead)).toBe('sent')
    const stored = agency.db.doc(`query/${lead.id}`)
    await stored.delete()
    expect(await deliver(lead)).toBe('settled')
    await stored.set(lead.values)
    expect(await deliver(lead)).toBe('sent')
    expect(mails).toHaveLength(2)
  })

  it('costs two commits and five reads', async () => {
    const lead = await newLead()
    const cost = { commits: 0, reads: 0 }
    const db = agency.connect(async (when, what, documents) => {
      if (when === 'before') return
      if (what === 'commit') cost.commits++
      cost.reads += documents
    })
    expect(await deliver(lead, { db })).toBe('sent')
    expect(cost).toEqual({ commits: 2, reads: 5 })
  })

  function deliver(lead: Lead, changes: Partial<Dependencies> = {}) {
    return agency.deliver(lead, agency.withMailer(collecting, changes))
  }
})

function stored(values: object) {
  return { ...values, timestamp: new Date() }
}
