import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'

/** One stored document. The rules vouch for its shape, but a lead with an odd one is mailed too. */
export type Lead = LeadKey & {
  values: Partial<Record<string, unknown>>
  sentAt: Date
}

export type LeadKey = { form: FormName; id: string }

/** A stored document as the lead that it is: its collection is its form. */
export function leadOf(document: QueryDocumentSnapshot): Lead {
  const { id, ref, createTime } = document
  return {
    form: ref.parent.id as FormName,
    id,
    values: document.data(),
    sentAt: createTime.toDate(),
  }
}

/** `query/2fXd…`: how logs, mails and staff name a lead. */
export function pathOf({ form, id }: { form: string; id: string }): string {
  return `${form}/${id}`
}
