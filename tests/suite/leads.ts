import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import { samples } from 'submissions/boundaries'
import { projectId } from './addresses.ts'
import { waitForMails } from './inbox.ts'

/** The suite's Firestore through the Admin SDK, to which no security rules apply. */
export const db = getFirestore(initializeApp({ projectId }))

/** The documents of a collection in which a field has this value. */
export async function leadsWith(form: FormName, field: string, value: string) {
  const { docs } = await db.collection(form).where(field, '==', value).get()
  return docs.map((document) => ({ id: document.id, ...document.data() }))
}

/** Stores a lead and waits for its mail; `link` leads from the mail to the answer page. */
export async function mailedLead(form: FormName = 'query') {
  const name = mark()
  const values = { ...samples[form], [form === 'query' ? 'lastName' : 'name']: name }
  const document = await db.collection(form).add({ ...values, timestamp: new Date() })
  const [mail] = await waitForMails(name)
  const link = /https?:\S+\/answer\/\S+/.exec(mail!.text)?.[0] ?? ''
  return { name, values, document, mail: mail!, link }
}

/** A unique text, by which a test finds its own leads and mails. */
export function mark(): string {
  return `mark${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}
