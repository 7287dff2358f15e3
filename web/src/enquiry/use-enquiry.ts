import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FormName, readSubmission } from 'submissions'
import { fillIn } from './fill-in.ts'
import { lastTryOf } from './last-try.ts'
import { loadStore } from './load-store.ts'
import { createSender, type Outcome } from './send.ts'

export type EnquiryState = 'idle' | 'submitting' | Outcome

/**
 * A form's state and what its element needs. The browser's own validation has passed when `onSubmit`
 * runs; what was typed stays in the fields unless `onSuccess` empties them, and a send that a reload
 * cut off is in them again.
 */
export function useEnquiry<F extends FormName>(
  form: F,
  { onSuccess }: { onSuccess?: (element: HTMLFormElement) => void } = {},
) {
  const [state, setState] = useState<EnquiryState>('idle')
  const [send] = useState(() => createSender(form))
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const lastTry = lastTryOf(form).recall()
    if (lastTry && ref.current) fillIn(ref.current, lastTry.submission)
  }, [form])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    setState('submitting')
    const reading = readSubmission(form, Object.fromEntries(new FormData(element)))
    const outcome = reading.ok ? await send(reading.submission) : 'failure'
    setState(outcome)
    if (outcome === 'success') onSuccess?.(element)
  }

  /** Firestore's code is on its way before the first letter is typed. */
  const prepare = () => void loadStore().catch(() => {})

  return { state, formProps: { ref, onSubmit, onFocus: prepare, onPointerEnter: prepare } }
}
