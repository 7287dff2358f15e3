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
import { HELD, LATE, LEAD } from '../loading/start/attributes.ts'
import { type Draft, same, type Values } from './draft.ts'
import { draftsOf } from './drafts.ts'
import { fillIn } from './fill-in.ts'
import { finishPending } from './finish-pending.ts'
import { loadStore } from './load-store.ts'
import { createSender, type SendOutcome } from './send.ts'

export type EnquiryState = 'idle' | 'submitting' | SendOutcome

/**
 * The state of a form and the props of its <form>. Typed values stay in the fields, also after a visit to another page,
 * until `onSuccess` empties them. A reload keeps the values of a send that failed. A send that a closed tab or a reload
 * cut off is finished on the next page of the site (docs/decisions/013).
 */
export function useEnquiry(
  form: FormName,
  { onSuccess }: { onSuccess?: (element: HTMLFormElement) => void } = {},
) {
  const [state, setState] = useState<EnquiryState>('idle')
  const ref = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  const giveFocusBack = useRef(() => {})
  const hasLeft = useRef(false)
  const isShown = () => ref.current !== null && !hasLeft.current
  const [{ drafts, send }] = useState(() => {
    const drafts = draftsOf(form)
    return { drafts, send: createSender({ form, drafts, isShown, reload: reloadPage }) }
  })

  const start = useEffectEvent((element: HTMLFormElement) => {
    const { held, late } = takeOver(element)
    if (held) {
      // Not what the fields have now: that may have changed since the press.
      drafts.adopt(held)
      press(element, held.values)
      return
    }
    if (late) {
      drafts.adopt(late)
      drafts.failureSeen(late)
      setState('failure')
    }
    fillIn(element, drafts.toFillIn())
    const unseen = drafts.storedUnseen()
    const pending = unseen ? [unseen, ...drafts.pending()] : drafts.pending()
    if (pending.length) finish(element, pending)
    // With a pending draft the fields show that draft, and the address fills in nothing. If the code of prefill.ts cannot
    // be loaded, the fields stay as they are.
    else if (window.location.search) fillInFromAddress(form, element).catch(() => {})
  })

  function finish(element: HTMLFormElement, pending: readonly Draft[]) {
    let shown = drafts.toFillIn()
    finishPending(pending, {
      form,
      drafts,
      reload: reloadPage,
      isShown: () => isShown() && !pressed.current,
      onStart(values) {
        fillIn(element, values, shown)
        shown = values
        begin(element)
      },
      onEnd: (outcome, values) => end(element, outcome, values),
    })
  }

  useEffect(() => {
    const element = ref.current
    if (!element) return
    start(element)
    if (element.contains(document.activeElement)) loadStore().catch(() => {})
    // After this event the browser aborts requests, and nobody would read the failure.
    const leave = ({ persisted }: PageTransitionEvent) => {
      hasLeft.current = !persisted
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      drafts.leave(valuesOf(element))
    }
  }, [drafts])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    press(event.currentTarget, valuesOf(event.currentTarget))
  }

  async function press(element: HTMLFormElement, values: Values) {
    pressed.current = true
    begin(element)
    // Only during a send, because this listener excludes the page from bfcache (https://web.dev/articles/bfcache).
    window.addEventListener('beforeunload', askBeforeLeaving)
    document.addEventListener('click', noteProgramLink, true)
    const outcome = await send(values)
    window.removeEventListener('beforeunload', askBeforeLeaving)
    document.removeEventListener('click', noteProgramLink, true)
    end(element, outcome, values)
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
    if (same(valuesOf(element), values)) onSuccess?.(element)
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

/** Takes the form over from loading/start/hold-leads.ts. Returns the draft that is held, or whose send has failed. */
function takeOver(element: HTMLFormElement) {
  window.onbeforeunload = null
  const [held, late] = [HELD, LATE].map((name): Draft | null => {
    const draft = element.getAttribute(name)
    element.removeAttribute(name)
    return draft && JSON.parse(draft)
  })
  const button = element.querySelector<HTMLButtonElement>('[type=submit]')
  if (held && button) {
    button.disabled = false
    // The button has lost the focus when it was disabled.
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  }
  return { held, late }
}

async function fillInFromAddress(form: FormName, element: HTMLFormElement) {
  const { prefill } = await import('./prefill.ts')
  prefill(form, element, window.location.search)
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values
}

/** The time of the last click on a mail or telephone link, at which browsers fire beforeunload but stay on the page. */
let programLinkAt = Number.NEGATIVE_INFINITY
const PROGRAM_LINK_MS = 1_000

function noteProgramLink({ target, timeStamp }: MouseEvent) {
  const link = target instanceof Element && target.closest('a[href^="mailto:"], a[href^="tel:"]')
  if (link) programLinkAt = timeStamp
}

/** Makes the browser ask whether to leave the page, except after a click on a mail or telephone link. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  if (event.timeStamp - programLinkAt > PROGRAM_LINK_MS) event.preventDefault()
}

/** Reloads the page without a question, although a send is under way. */
function reloadPage() {
  window.removeEventListener('beforeunload', askBeforeLeaving)
  window.location.reload()
}

/** Returns a function that gives a button back the focus that it loses when it is disabled. */
function rememberFocus(button: HTMLElement | null): () => void {
  const hadFocus = document.activeElement === button
  return () => {
    if (hadFocus && document.activeElement === document.body) button?.focus()
  }
}
