import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import { projectId } from './addresses.ts'

/** The suite's Firestore through the Admin SDK, to which no security rules apply. */
export const db = getFirestore(initializeApp({ projectId }))

/** The documents of a collection in which a field has this value. */
export async function leadsWith(form: FormName, field: string, value: string) {
  const { docs } = await db.collection(form).where(field, '==', value).get()
  return docs.map((document) => ({ id: document.id, ...document.data() }))
}

/** A unique text, by which a test finds its own leads and mails. */
export function mark(): string {
  return `mark${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}
