// Acceptances are tested too: rules that refuse everything would pass a test of denials alone.

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { Bytes, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore'
import { type FormName, fieldsOf, formNames } from 'submissions'
import { boundariesOf, samples } from 'submissions/boundaries'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { firestoreHost, projectId } from '../suite/addresses.ts'
import { rulesEnvironment, SWITCH, setSwitch } from './client.ts'

const environment = await rulesEnvironment()
const visitor = environment.unauthenticatedContext().firestore()
afterAll(() => environment.cleanup())

describe.each(formNames)('%s', (form) => {
  const leads = visitor.collection(form)
  const create = (changes = {}) => leads.add(documentOf(form, changes))

  it('3, 6 anybody may create a lead', () => assertSucceeds(create()))

  it.each(boundariesOf(form))('3, 5 $name → accepted: $accepted', ({ field, value, accepted }) =>
    accepted ? assertSucceeds(create({ [field]: value })) : assertFails(create({ [field]: value })),
  )

  it.each(Object.keys(documentOf(form)))('3 %s may not be missing', async (field) => {
    const { [field]: _, ...rest }: Record<string, unknown> = documentOf(form)
    await assertFails(leads.add(rest))
    await assertSucceeds(create())
  })

  it.each(Object.keys(documentOf(form)))('%s must have its own type', async (field) => {
    const point = new GeoPoint(34, 77)
    const bytes = Bytes.fromUint8Array(new Uint8Array(3))
    const others = [point, bytes, Timestamp.now()]
    const values = [null, 7, 0.5, true, [], {}, ['ladakh'], { a: 'b' }, ...others]
    await Promise.all(values.map((value) => assertFails(create({ [field]: value }))))
    await assertSucceeds(create())
  })

  // A choice with a control is refused anyway, because it is not listed.
  const typed = fieldsOf(form).filter(([, { kind }]) => kind !== 'choice')
  it.each(typed)('%s may have no ASCII controls but white space', async (field) => {
    const notWhiteSpace = [...Array(32).keys(), 127].filter((code) => code < 9 || code > 13)
    const { [field]: sample }: Record<string, string> = samples[form]
    const values = notWhiteSpace.map((code) =>
      sample!.replace(/^./, `$&${String.fromCharCode(code)}`),
    )
    await Promise.all(values.map((value) => assertFails(create({ [field]: value }))))
  })

  it('3 may have no further field', () => assertFails(create({ status: 'new' })))

  it.each([
    ['an earlier time', Timestamp.fromMillis(Date.now() - 1000)],
    ['the client’s own time', Timestamp.now()],
    ['a date in text', new Date().toISOString()],
  ])('3 its timestamp may not be %s', (_, timestamp) => assertFails(create({ timestamp })))

  it.each([
    'a',
    'a'.repeat(19),
    'a'.repeat(21),
    ...[...' ._~!*-é\n'].map((other) => `${'a'.repeat(19)}${other}`),
    'क'.repeat(20),
    '🏔'.repeat(10),
  ])('its id may not be %j', async (id) => {
    await assertFails(leads.doc(id).set(documentOf(form)))
    await assertSucceeds(create())
  })

  it('6 nobody may read, list, change, overwrite or delete a lead', async () => {
    const lead = await create()
    await assertFails(lead.get())
    await assertFails(leads.get())
    await assertFails(lead.update({ email: 'b@example.in' }))
    await assertFails(lead.set(documentOf(form)))
    await assertFails(lead.delete())
  })

  it('may be created by a signed-in user, and is hidden from that user too', async () => {
    const user = environment.authenticatedContext('somebody').firestore()
    const lead = user.collection(form).doc()
    await assertSucceeds(lead.set(documentOf(form)))
    await assertFails(lead.get())
  })
})

describe('the document that closes both forms', () => {
  afterEach(() => setSwitch(environment, null))

  it.each(formNames)('closes %s, and opens it again', async (form) => {
    const create = () => visitor.collection(form).add(documentOf(form))
    await assertSucceeds(create())
    await setSwitch(environment, { closed: true })
    await assertFails(create())
    await setSwitch(environment, { closed: false })
    await assertSucceeds(create())
  })

  it.each([{ is: true }, ...['true', 1, null, [true]].map((closed) => ({ closed }))])(
    'leaves the forms open when it has %j',
    async (content) => {
      await setSwitch(environment, content)
      for (const form of formNames)
        await assertSucceeds(visitor.collection(form).add(documentOf(form)))
    },
  )

  it('may not be read, written or deleted', async () => {
    const reference = visitor.doc(SWITCH)
    for (const content of [{ closed: true }, { closed: false }, null]) {
      await setSwitch(environment, content)
      await assertFails(reference.get())
      await assertFails(reference.set({ closed: true }))
      await assertFails(reference.update({ closed: false }))
      await assertFails(reference.delete())
    }
  })
})

it.each([
  ...['deliveries', 'answers', 'daily', 'contents', 'health', 'switches', 'users'],
  ...['Query', 'query2', 'mail'],
])('6 no visitor may read or write the collection %s', async (name) => {
  const reference = visitor.collection(name).doc()
  await assertFails(reference.set(documentOf('query')))
  await assertFails(reference.get())
  await assertFails(reference.delete())
  await assertFails(visitor.collection(name).get())
})

it('nothing is stored in a collection below a lead', async () => {
  const lead = await visitor.collection('query').add(documentOf('query'))
  await assertFails(lead.collection('query').add(documentOf('query')))
})

it('the suite’s project has rules: nobody may list leads', async () => {
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/query`
  expect((await fetch(url)).status).toBe(403)
})

/** A valid document with some changed fields. */
function documentOf(form: FormName, changes: Record<string, unknown> = {}) {
  return { ...samples[form], timestamp: serverTimestamp(), ...changes }
}
