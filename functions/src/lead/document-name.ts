import { createHash } from 'node:crypto'

/**
 * The id of a document about a lead, a digest or a daily mail: `query_2fXd…`, or with a hash where the id would be too
 * long. Document ids and indexed values have at most 1,500 bytes
 * (https://firebase.google.com/docs/firestore/quotas#limits).
 */
export function documentName({ form, id }: { form: string; id: string }): string {
  const name = `${form}_${id}`
  const isShort = Buffer.byteLength(name) <= 1000
  return isShort ? name : `${form}_sha256-${sha256(id)}`
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
