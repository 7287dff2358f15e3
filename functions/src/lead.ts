import type { FormName } from 'submissions'

/** One stored document. The rules vouch for its shape, but a lead with an odd one is mailed too. */
export type Lead = {
  form: FormName
  id: string
  values: Partial<Record<string, unknown>>
  sentAt: Date
}

/** `query/2fXd…`: how logs, mails and staff name a lead. */
export function pathOf({ form, id }: Pick<Lead, 'form' | 'id'>): string {
  return `${form}/${id}`
}
