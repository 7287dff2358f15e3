import type { FormName } from 'submissions'

/** One stored document. The rules vouch for its shape, but a lead with an odd one is mailed too. */
export type Lead = LeadKey & {
  values: Partial<Record<string, unknown>>
  sentAt: Date
}

export type LeadKey = { form: FormName; id: string }

/** `query/2fXd…`: how logs, mails and staff name a lead. */
export function pathOf({ form, id }: { form: string; id: string }): string {
  return `${form}/${id}`
}
