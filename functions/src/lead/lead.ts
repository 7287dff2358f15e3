import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'

/** One stored document. firestore.rules checks its shape, but a lead with another shape is mailed too. */
export type Lead = LeadStub & { values: Partial<Record<string, unknown>> }

/** The key and the time of a lead, without the values that the visitor typed. */
export type LeadStub = LeadKey & { sentAt: Date }

export type LeadKey = { form: FormName; id: string }

/** The lead in a document, whose collection has the form's name; null when the document is not stored. */
export function leadIn(document: DocumentSnapshot): Lead | null {
  const values = document.data()
  if (!values || !document.createTime) return null
  return {
    form: document.ref.parent.id as FormName,
    id: document.id,
    values,
    sentAt: document.createTime.toDate(),
  }
}

/** A path such as `query/2fXd…`, the name of a lead or a digest in logs, mails and commands. */
export function pathOf({ form, id }: { form: string; id: string }): string {
  return `${form}/${id}`
}

/** The key in a lead's path. */
export function keyOfPath(path: string): LeadKey {
  const end = path.indexOf('/')
  return { form: path.slice(0, end) as FormName, id: path.slice(end + 1) }
}
