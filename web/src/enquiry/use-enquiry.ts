import {
  type FormEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { FormName } from 'submissions'
import { draftsOf, same, type Values } from './drafts.ts'
import { fillIn } from './fill-in.ts'
import { loadStore } from './load-store.ts'
import { createSender, type Outcome } from './send.ts'

export type EnquiryState = 'idle' | 'submitting' | Outcome

/** What stood in a form when the visitor left its page; until the next full load. */
const typed = new Map<FormName, Values>()
/** What a form held when it was last stored. */
const stored = new Map<FormName, Values>()

/**
 * A form's state and what its element needs. The browser's own validation has passed when `onSubmit`
 * runs. What was typed stays in the fields, unless it has been stored and `onSuccess` empties them; it
 * is in them again after a visit to another page, and after a reload. A send that a closed tab or a
 * reload cut off is finished when the form is shown again.
 */
export function useEnquiry(
  form: FormName,
  { onSuccess }: { onSuccess?: (element: HTMLFormElement) => void } = {},
) {
  const [state, setState] = useState<EnquiryState>('idle')
  const ref = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  const left = useRef(false)
  const isShown = () => ref.current !== null && !left.current
  const [{ drafts, send }] = useState(() => {
    const drafts = draftsOf(form)
    return { drafts, send: createSender({ form, drafts, isShown }) }
  })

  const finish = useEffectEvent(async (element: HTMLFormElement) => {
    const { finishPending } = await import('./finish.ts')
    await finishPending({
      form,
      drafts,
      isShown: () => isShown() && !pressed.current,
      onStart(values) {
        fillIn(element, values)
        setState('submitting')
      },
      onEnd: (outcome, values) => end(element, outcome, values),
    })
  })

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const values = typed.get(form)
    const isOpen = values && !same<Values | undefined>(values, stored.get(form))
    fillIn(element, (isOpen ? values : drafts.failed().at(-1)?.values) ?? {})
    if (drafts.pending().length) finish(element)
    // A browser fails a page's requests after this event, while the page's code still runs: nobody
    // reads that failure.
    const leave = ({ persisted }: PageTransitionEvent) => {
      left.current = !persisted
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      typed.set(form, valuesOf(element))
    }
  }, [form, drafts])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    pressed.current = true
    const element = event.currentTarget
    const giveFocusBack = focusOn(element.querySelector('[type=submit]'))
    setState('submitting')
    // Only while a send is under way: a listener that is always there keeps a page out of the
    // browser's back/forward cache (https://web.dev/articles/bfcache).
    window.addEventListener('beforeunload', askBeforeLeaving)
    const values = valuesOf(element)
    const outcome = await send(values)
    window.removeEventListener('beforeunload', askBeforeLeaving)
    end(element, outcome, values)
    giveFocusBack()
  }

  function end(element: HTMLFormElement, outcome: Outcome, values: Values) {
    flushSync(() => setState(outcome))
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

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values
}

/** The browser asks in its own words whether to leave. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/** A button that is disabled loses the focus; the result gives it back, unless it has gone elsewhere. */
function focusOn(button: HTMLElement | null): () => void {
  const hadFocus = document.activeElement === button
  return () => {
    if (hadFocus && document.activeElement === document.body) button?.focus()
  }
}
