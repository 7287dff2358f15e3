import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import { projectId } from './addresses.ts'

/** The suite's Firestore with the Admin SDK, which no rule binds. */
export const db = getFirestore(getApps()[0] ?? initializeApp({ projectId }))

/** The documents of a collection whose field has a value. */
export async function leadsWith(form: FormName, field: string, value: string) {
  const { docs } = await db.collection(form).where(field, '==', value).get()
  return docs.map((document) => ({ id: document.id, ...document.data() }))
}

/** A text that no other test uses, to find one's own leads and mails by. */
export function mark(): string {
  return `mark${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}
