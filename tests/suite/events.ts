import type { FormName } from 'submissions'
import { REGION } from '../../functions/src/region.mjs'
import { functionsUrl, projectId } from './addresses.ts'

/**
 * Sends the event of a created document to the function, as Eventarc does when it repeats an event; resolves when the
 * function has ended.
 */
export async function postEvent(
  form: FormName,
  id: string,
  values: Record<string, string>,
): Promise<void> {
  const time = new Date().toISOString()
  const database = `projects/${projectId}/databases/(default)`
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { stringValue: value }]),
  )
  const name = `${database}/documents/${form}/${id}`
  const { status } = await fetch(
    `${functionsUrl}/functions/projects/${projectId}/triggers/${REGION}-mail${form}-0`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'ce-specversion': '1.0',
        'ce-id': crypto.randomUUID(),
        'ce-type': 'google.cloud.firestore.document.v1.created',
        'ce-source': `//firestore.googleapis.com/${database}`,
        'ce-subject': `documents/${form}/${id}`,
        'ce-time': time,
        'ce-document': `${form}/${id}`,
        'ce-database': '(default)',
        'ce-namespace': '(default)',
        'ce-location': REGION,
        'ce-project': projectId,
        'ce-datacontenttype': 'application/json',
      },
      body: JSON.stringify({ value: { name, fields, createTime: time, updateTime: time } }),
    },
  )
  // A function that throws gets status 500, as intended: the event is then retried.
  if (status === 404) throw new Error(`The emulator has no function for events of ${form}`)
}
