import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'

export type LeadKey = { form: FormName; id: string }

/** The key and the time of a lead, without the values that the visitor typed. */
export type LeadStub = LeadKey & { sentAt: Date }

/** A stored document. firestore.rules checks the shape; a lead of another shape is mailed too. */
export type Lead = LeadStub & { values: Partial<Record<string, unknown>> }

/** The lead in a document of a form's collection; null when the document is not stored. */
export function leadIn(read: DocumentSnapshot): Lead | null {
  return isStored(read) ? { ...stubOf(read), values: read.data() } : null
}

/** The stub of a stored lead. The document may lack fields: none is read. */
export function stubOf({ ref, id, createTime }: QueryDocumentSnapshot): LeadStub {
  return { form: ref.parent.id as FormName, id, sentAt: createTime.toDate() }
}

export function isStored(read: DocumentSnapshot): read is QueryDocumentSnapshot {
  return read.exists
}

/** A record's fields, without times (`…At`, `…Since`) that somebody has given another type. */
export function soundFields<T>(read: DocumentSnapshot) {
  const isSound = ([name, value]: [string, unknown]) =>
    value === null || value instanceof Timestamp || !/(At|Since)$/.test(name)
  return Object.fromEntries(Object.entries(read.data() ?? {}).filter(isSound)) as Partial<T>
}

/** A path such as `query/2fXd…`, the name of a lead or a digest in logs, mails and commands. */
export function pathOf({ form, id }: { form: string; id: string }): string {
  return `${form}/${id}`
}

export function keyOfPath(path: string): LeadKey {
  const end = path.indexOf('/')
  return { form: path.slice(0, end) as FormName, id: path.slice(end + 1) }
}
