import { type FormEvent, useState } from 'react'
import { type FormName, readSubmission } from 'submissions'
import { loadStore } from './load-store.ts'
import { createSender, type Outcome } from './send.ts'

export type EnquiryState = 'idle' | 'submitting' | Outcome

/**
 * A form's state and handlers. The browser's own validation has passed when `onSubmit` runs; what
 * was typed stays in the fields unless `onSuccess` empties them.
 */
export function useEnquiry<F extends FormName>(
  form: F,
  { onSuccess }: { onSuccess?: (element: HTMLFormElement) => void } = {},
) {
  const [state, setState] = useState<EnquiryState>('idle')
  const [send] = useState(() => createSender(form))

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

  return { state, handlers: { onSubmit, onFocus: prepare, onPointerEnter: prepare } }
}
