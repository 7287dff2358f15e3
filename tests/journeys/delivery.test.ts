// From the stored document to the inbox, with the real function, ledger and mail server.

import { samples } from 'submissions/boundaries'
import { describe, expect, it } from 'vitest'
import { deliver, LEASE_MS, type Mailer } from '../../functions/src/deliver.ts'
import type { Lead } from '../../functions/src/lead.ts'
import { firestoreLedger } from '../../functions/src/ledger.ts'
import { functionsUrl, projectId } from '../suite/addresses.ts'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

it('a stored quote request is in the inbox within 3 seconds', async () => {
  const lastName = mark()
  await db.collection('query').add(stored({ ...samples.query, lastName }))
  const [mail] = await waitForMails(lastName, 1, 3_000)
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
    const delivery = (await db.doc(`deliveries/query_${lead.id}`).get()).data()
    expect(delivery).toMatchObject({ state: 'sent', attempts: 1, leaseUntil: null, error: null })
    expect(JSON.stringify(delivery)).not.toMatch(/Asha|Rawat|98123|asha@/)
  })

  it('throws when the mail server refuses, and the next event mails at once', async () => {
    const lead = newLead()
    const mails: string[] = []
    const refusing = delivering({ send: () => Promise.reject({ code: 'ESOCKET' }) })
    await expect(deliver(lead, refusing)).rejects.toThrow(/attempt 1: ESOCKET$/)
    await deliver(lead, delivering(collecting(mails)))
    expect(mails).toHaveLength(1)
    const delivery = (await db.doc(`deliveries/query_${lead.id}`).get()).data()
    expect(delivery).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('never quotes the mail server, whose words may hold an address', async () => {
    const message = '550 no such user asha@example.in'
    const error = Object.assign(new Error(message), { code: 'EENVELOPE', responseCode: 550 })
    const lead = newLead()
    await expect(deliver(lead, delivering({ send: () => Promise.reject(error) }))).rejects.toThrow(
      `query/${lead.id} could not be mailed at attempt 1: EENVELOPE 550`,
    )
  })

  it('throws while another instance has the lease, so that the event comes again', async () => {
    const lead = newLead()
    const mails: string[] = []
    await ledger.claim(lead, new Date(0), LEASE_MS)
    const early = delivering(collecting(mails), LEASE_MS - 1)
    await expect(deliver(lead, early)).rejects.toThrow('another instance')
    expect(mails).toEqual([])
  })

  it('takes over when the lease of an instance that died has run out', async () => {
    const lead = newLead()
    const mails: string[] = []
    await ledger.claim(lead, new Date(0), LEASE_MS)
    await deliver(lead, delivering(collecting(mails), LEASE_MS))
    expect(mails).toEqual([`<query.${lead.id}@agency.example>`])
  })

  it('repeats a mail that was not marked with the same Message-ID', async () => {
    const lead = newLead()
    const mails: string[] = []
    const forgetful = { ...ledger, markSent: () => Promise.reject(new Error('unavailable')) }
    const first = { ...delivering(collecting(mails), 0), ledger: forgetful }
    await expect(deliver(lead, first)).rejects.toThrow('unavailable')
    await deliver(lead, delivering(collecting(mails), LEASE_MS))
    expect(mails).toHaveLength(2)
    expect(new Set(mails).size).toBe(1)
  })
})

const ledger = firestoreLedger(db)

function delivering(mailer: Mailer = collecting([]), now = Date.now()) {
  const envelope = { to: 'leads@agency.example', from: 'website@agency.example' }
  return { ledger, mailer, envelope, now: () => new Date(now), log: () => {} }
}

function collecting(messageIds: string[]): Mailer {
  return {
    async send(mail) {
      messageIds.push(mail.messageId)
      return { refused: 0 }
    },
  }
}

function newLead(): Lead {
  return { form: 'query', id: newId(), values: samples.query, sentAt: new Date() }
}

function newId(): string {
  return db.collection('query').doc().id
}

function stored(values: object) {
  return { ...values, timestamp: new Date() }
}

/** The event of a created document, as Eventarc would bring it once more. */
async function postEvent(form: 'query', id: string, values: Record<string, string>) {
  const time = new Date().toISOString()
  const database = `projects/${projectId}/databases/(default)`
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { stringValue: value }]),
  )
  const name = `${database}/documents/${form}/${id}`
  await fetch(
    `${functionsUrl}/functions/projects/${projectId}/triggers/asia-south1-mail${form}-0`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'ce-specversion': '1.0',
        'ce-id': crypto.randomUUID(),
        'ce-type': 'google.cloud.firestore.document.v1.created',
        'ce-source': `//firestore.googleapis.com/${database}`,
        'ce-subject': `documents/${form}/${id}`,
        'ce-time': time,
        'ce-document': `${form}/${id}`,
        'ce-database': '(default)',
        'ce-namespace': '(default)',
        'ce-location': 'asia-south1',
        'ce-project': projectId,
        'ce-datacontenttype': 'application/json',
      },
      body: JSON.stringify({ value: { name, fields, createTime: time, updateTime: time } }),
    },
  )
}
