import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type FormName, forms } from 'submissions'
import type { Lead } from './lead.ts'

export type LeadStore = {
  find(form: FormName, id: string): Promise<Lead | null>
  /** Leads of both forms stored after one time and up to another. */
  between(after: Date, until: Date): Promise<Lead[]>
}

export function firestoreLeads(db: Firestore): LeadStore {
  return {
    async find(form, id) {
      const document = await db.collection(form).doc(id).get()
      const values = document.data()
      return values && document.createTime
        ? { form, id, values, sentAt: document.createTime.toDate() }
        : null
    },

    async between(after, until) {
      const found = await Promise.all(
        (Object.keys(forms) as FormName[]).map(async (form) => {
          const { docs } = await db
            .collection(form)
            .where('timestamp', '>', Timestamp.fromDate(after))
            .where('timestamp', '<=', Timestamp.fromDate(until))
            .get()
          return docs.map((document): Lead => {
            const sentAt = document.createTime.toDate()
            return { form, id: document.id, values: document.data(), sentAt }
          })
        }),
      )
      return found.flat()
    },
  }
}
