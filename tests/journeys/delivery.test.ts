// From the stored document to the inbox, with the function, the store and the mail server of the
// suite. Then the states of a delivery, in a project of the emulator that has no triggers.

import { LEASE_MS, RETRY_MS } from 'functions/delivery/limits.ts'
import { type Lead, pathOf } from 'functions/lead/lead.ts'
import { leadKinds } from 'functions/mail/lead-links.ts'
import type { Mailer } from 'functions/mail/mail.ts'
import { eraseLeads } from 'functions/staff/erase-leads.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { describe, expect, it } from 'vitest'
import { agencyWithServer, dying } from '../suite/agency.ts'
import { mailedLead } from '../suite/leads.ts'

const agency = await agencyWithServer('demo-delivery')
const { deliver, deliveryOf, dependencies, newLead, pass, server } = agency

it('a quote request is in the inbox, with the right sender, recipient and Reply-To', async () => {
  const { name, mail } = await mailedLead()
  expect(mail).toMatchObject({
    subject: `${leadKinds.query}: Asha ${name}, Ladakh`,
    to: [{ address: 'leads@seventh-pass.example' }],
    from: [{ address: 'website@seventh-pass.example' }],
    replyTo: [{ name: `Asha ${name}`, address: 'asha@example.in' }],
  })
})

describe('a delivery', () => {
  it('is mailed once, whether more events come before its mail or after it', async () => {
    const lead = await newLead()
    const results = await Promise.all(Array.from({ length: 5 }, () => deliver(lead)))
    expect(results.filter((result) => result === 'sent')).toHaveLength(1)
    expect(await deliver(lead)).toBe('settled')
    expect(server.received).toHaveLength(1)
  })

  it('has a record that does not expire, without typed words and e-mail addresses', async () => {
    const lead = await newLead()
    await deliver(lead)
    const delivery = await deliveryOf(lead)
    expect(delivery).toMatchObject({ state: 'sent', attempts: 1, dueAt: null, error: null })
    expect(delivery?.expireAt).toBeNull()
    expect(JSON.stringify(delivery)).not.toMatch(/Asha|98123|asha@|leads@/)
  })

  it('waits a minute after a failure, and is then sent', async () => {
    const lead = await newLead()
    server.behave({ greeting: 421 })
    expect(await deliver(lead)).toBe('waiting')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting', error: 'EPROTOCOL 421' })
    server.behave({})
    pass(RETRY_MS - 1)
    expect(await deliver(lead)).toBe('early')
    pass(1)
    expect(await deliver(lead)).toBe('sent')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('waits while another instance has the lease, and is taken over at its end', async () => {
    const lead = await newLead()
    await expect(deliver(lead, { ...dependencies(), mailer: dying() })).rejects.toThrow('killed')
    pass(LEASE_MS - 1)
    expect(await deliver(lead)).toBe('early')
    expect(await sweep(dependencies())).toEqual({})
    pass(1)
    expect(await sweep(dependencies())).toMatchObject({ sent: 1 })
    const ids = server.taken.map(({ messageId }) => messageId)
    expect(ids).toEqual([`<query.${lead.id}@agency.example>`])
  })

  it.each<[string, (lead: Lead) => unknown, number]>([
    ['taken over', () => pass(LEASE_MS), 2],
    [
      'erased, and its lead is stored again',
      async (lead) => {
        await eraseLeads(agency.db, [lead])
        await agency.db.doc(pathOf(lead)).set(lead.values)
      },
      1,
    ],
  ])(
    'that is %s during its send is settled by its next attempt alone',
    async (_, change, attempts) => {
      const lead = await newLead()
      const { mailer, ...others } = dependencies()
      const slow: Mailer = {
        async send(...given) {
          await change(lead)
          server.behave({ greeting: 421 })
          await expect(deliver(lead)).resolves.toBe('waiting')
          server.behave({})
          return mailer.send(...given)
        },
      }
      expect(await deliver(lead, { ...others, mailer: slow })).toBe('sent')
      expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting', attempts })
    },
  )

  it('of a lead deleted in the console begins anew when the lead is stored again', async () => {
    const lead = await newLead()
    expect(await deliver(lead)).toBe('sent')
    const document = agency.db.doc(`query/${lead.id}`)
    await document.delete()
    expect(await deliver(lead)).toBe('settled')
    await document.set(lead.values)
    expect(await deliver(lead)).toBe('sent')
    expect(server.taken).toHaveLength(2)
  })

  it('costs two commits and five reads', async () => {
    const lead = await newLead()
    const cost = { commits: 0, reads: 0 }
    const db = agency.withHook(async (when, what, documents) => {
      if (when === 'before') return
      if (what === 'commit') cost.commits++
      cost.reads += documents
    })
    expect(await deliver(lead, dependencies({ db }))).toBe('sent')
    expect(cost).toEqual({ commits: 2, reads: 5 })
  })
})
