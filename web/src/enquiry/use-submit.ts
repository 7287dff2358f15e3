import { type FormEvent, type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormName } from 'submissions'
import { LEAD } from '../loading/start/attributes.ts'
import { haveSameValues, type Values } from './draft.ts'
import { valuesOf } from './fill-form.ts'
import { guarded, hasLeftPage, reloadPage } from './leave-guard.ts'
import { loadStore } from './load-firestore.ts'
import { createSender, type SendOutcome } from './send.ts'
import { draftsOf } from './stored-drafts.ts'
import { useUnfinished } from './use-unfinished.ts'

export type EnquiryState = 'idle' | 'submitting' | SendOutcome

/** The state of a form that stores a lead, and the props of its <form>. Typed values stay until `onSuccess` empties them. */
export function useSubmit(
  form: FormName,
  { onSuccess }: { onSuccess?: (element: HTMLFormElement) => void } = {},
) {
  const [state, setState] = useState<EnquiryState>('idle')
  const ref = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  const giveFocusBack = useRef(() => {})
  const isShown = () => ref.current !== null && !hasLeftPage()
  const [{ drafts, send }] = useState(() => {
    const drafts = draftsOf(form)
    return { drafts, send: createSender({ form, drafts, isShown, reload: reloadPage }) }
  })
  useUnfinished(ref, {
    form,
    drafts,
    isShown: () => isShown() && !pressed.current,
    press,
    begin,
    end,
    showFailure: () => setState('failure'),
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    press(event.currentTarget, valuesOf(event.currentTarget))
  }

  async function press(element: HTMLFormElement, values: Values) {
    pressed.current = true
    begin(element)
    bringIntoView(element)
    end(element, await guarded(send(values)), values)
  }

  function begin(element: HTMLFormElement) {
    giveFocusBack.current = rememberFocus(element.querySelector('[type=submit]'))
    setState('submitting')
  }

  function end(element: HTMLFormElement, outcome: SendOutcome, values: Values) {
    flushSync(() => setState(outcome))
    giveFocusBack.current()
    if (outcome === 'failure') return
    // Values typed during the send are not part of the stored lead.
    if (haveSameValues(valuesOf(element), values)) onSuccess?.(element)
  }

  /** Loads Firestore's code early. A press of the button loads the code anyway. */
  function prepare({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLButtonElement)) loadStore().catch(() => {})
  }

  return {
    state,
    formProps: {
      ref,
      onSubmit,
      onFocus: prepare,
      onPointerEnter: prepare,
      [LEAD]: form,
      // Without scripts the browser validates the form and then does nothing, as HTML defines outside of a <dialog>.
      method: 'dialog',
    },
  }
}

/** After Enter in a field, the button and the place of the result may be off the screen of a phone. */
function bringIntoView(form: HTMLFormElement) {
  if (!form.contains(document.activeElement)) return
  for (const part of form.querySelectorAll('[role=status], [type=submit]'))
    part.scrollIntoView({ block: 'nearest' })
}

/** Returns a function that gives a button back the focus that it loses when it is disabled. */
function rememberFocus(button: HTMLElement | null): () => void {
  const hadFocus = document.activeElement === button
  return () => {
    if (hadFocus && document.activeElement === document.body) button?.focus()
  }
}
