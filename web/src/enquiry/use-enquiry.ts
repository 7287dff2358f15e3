import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FormName, readSubmission } from 'submissions'
import { fillIn } from './fill-in.ts'
import { lastTryOf } from './last-try.ts'
import { loadStore } from './load-store.ts'
import { createSender, type Outcome, same } from './send.ts'

export type EnquiryState = 'idle' | 'submitting' | Outcome

/** What stood in a form when the visitor left its page; until the next full load. */
const drafts = new Map<FormName, Values>()
/** What a form held when it was last stored. */
const stored = new Map<FormName, Values>()

/**
 * A form's state and what its element needs. The browser's own validation has passed when `onSubmit`
 * runs. What was typed stays in the fields, unless it has been stored and `onSuccess` empties them; it
 * is in them again after a visit to another page, and after a reload that cut a send off.
 */
export function useEnquiry<F extends FormName>(
  form: F,
  { onSuccess }: { onSuccess?: (element: HTMLFormElement) => void } = {},
) {
  const [state, setState] = useState<EnquiryState>('idle')
  const [send] = useState(() => createSender(form))
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const draft = drafts.get(form)
    const isOpen = draft && !same<Values | undefined>(draft, stored.get(form))
    fillIn(element, (isOpen ? draft : lastTryOf(form).recall()?.submission) ?? {})
    return () => void drafts.set(form, valuesOf(element))
  }, [form])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const giveFocusBack = focusOn(element.querySelector('[type=submit]'))
    setState('submitting')
    const values = valuesOf(element)
    const reading = readSubmission(form, values)
    const outcome = reading.ok ? await send(reading.submission) : 'failure'
    flushSync(() => setState(outcome))
    giveFocusBack()
    if (outcome === 'failure') return
    stored.set(form, values)
    // What was typed while it was sent has not been sent.
    if (same(valuesOf(element), values)) onSuccess?.(element)
  }

  /** Firestore's code is on its way before the first letter is typed; a send asks for it itself. */
  function prepare({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLButtonElement)) loadStore().catch(() => {})
  }

  return { state, formProps: { ref, onSubmit, onFocus: prepare, onPointerEnter: prepare } }
}

type Values = Record<string, string>

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values
}

/** A button that is disabled loses the focus; the result gives it back, unless it has gone elsewhere. */
function focusOn(button: HTMLElement | null): () => void {
  const hadFocus = document.activeElement === button
  return () => {
    if (hadFocus && document.activeElement === document.body) button?.focus()
  }
}
