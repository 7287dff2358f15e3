import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'

/** One stored document. The rules vouch for its shape, but a lead with an odd shape is mailed too. */
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

/** What `pathOf` was made from. */
export function keyOfPath(path: string): LeadKey {
  const end = path.indexOf('/')
  return { form: path.slice(0, end) as FormName, id: path.slice(end + 1) }
}

/**
 * The lead that the daily function stores, whose mail is the daily mail. Visitors cannot forge one: the
 * rules accept no id with a hyphen.
 */
export function isDailyCheck({ form, id }: { form: string; id: string }): boolean {
  return form === 'contact' && /^daily-\d{4}-\d{2}-\d{2}$/.test(id)
}

/** The daily check's key for a day such as `2027-04-03`. */
export function dailyCheckKey(day: string): LeadKey {
  return { form: 'contact', id: `daily-${day}` }
}
