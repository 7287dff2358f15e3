import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FormName } from 'submissions'
import { HELD, LATE } from '../loading/start/attributes.ts'
import type { Draft, Values } from './draft.ts'
import { fillIn, valuesOf } from './fill-form.ts'
import { finishPending } from './finish-pending.ts'
import { reloadPage } from './leave-guard.ts'
import { loadStore } from './load-firestore.ts'
import type { SendOutcome } from './send.ts'
import type { Drafts } from './stored-drafts.ts'

type Submit = {
  form: FormName
  drafts: Drafts
  /** Whether this page may finish sends: the form is on the page, its button not pressed. */
  isShown: () => boolean
  press: (element: HTMLFormElement, values: Values) => void
  begin: (element: HTMLFormElement) => void
  end: (element: HTMLFormElement, outcome: SendOutcome, values: Values) => void
  showFailure: () => void
}

/**
 * What a form does with earlier visits when it appears (docs/decisions/013): it takes over a lead
 * that was sent before its code ran, fills in what was typed before, and finishes sends that a
 * closed tab or a reload has cut off.
 */
export function useUnfinished(ref: RefObject<HTMLFormElement | null>, submit: Submit) {
  const { form, drafts } = submit

  const start = useEffectEvent((element: HTMLFormElement) => {
    const { held, late } = takeOver(element)
    if (held) {
      // The values of the press. The visitor may have changed the fields since.
      drafts.adopt(held)
      submit.press(element, held.values)
      return
    }
    if (late) {
      drafts.adopt(late)
      drafts.failureSeen(late)
      submit.showFailure()
    }
    drafts.restored(valuesOf(element))
    fillIn(element, drafts.toFillIn())
    const unseen = drafts.storedUnseen()
    const pending = unseen ? [unseen, ...drafts.pending()] : drafts.pending()
    if (pending.length) finish(element, pending)
    // With a pending draft the fields show that draft, and the address fills in nothing. If the
    // code of values-from-address.ts cannot be loaded, the fields stay as they are.
    else if (window.location.search) fillInFromAddress(form, element).catch(() => {})
  })

  function finish(element: HTMLFormElement, pending: readonly Draft[]) {
    let shown = drafts.toFillIn()
    finishPending(pending, {
      form,
      drafts,
      reload: reloadPage,
      isShown: submit.isShown,
      onStart(values) {
        fillIn(element, values, shown)
        shown = values
        submit.begin(element)
      },
      onEnd: (outcome, values) => submit.end(element, outcome, values),
    })
  }

  useEffect(() => {
    const element = ref.current
    if (!element) return
    start(element)
    if (element.contains(document.activeElement)) loadStore().catch(() => {})
    const keepTyped = () => {
      if (document.hidden) drafts.hide(valuesOf(element), typedIn(element))
    }
    // A page from the back/forward cache still shows a result that nobody has read, or waits for
    // the answer to a request that the browser has ended.
    const finishAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted && drafts.restored(valuesOf(element))) reloadPage()
    }
    document.addEventListener('visibilitychange', keepTyped)
    addEventListener('pageshow', finishAnew)
    return () => {
      document.removeEventListener('visibilitychange', keepTyped)
      removeEventListener('pageshow', finishAnew)
      drafts.leave(valuesOf(element))
    }
  }, [ref, drafts])
}

/** The values that the visitor has typed: neither empty nor from the page's address. */
function typedIn(element: HTMLFormElement): Values {
  const given = new URLSearchParams(window.location.search)
  const isTyped = ([name, value]: [string, string]) => value !== '' && value !== given.get(name)
  return Object.fromEntries(Object.entries(valuesOf(element)).filter(isTyped))
}

/** Takes the form over from loading/start/hold-leads.ts. Returns the draft that is held, or whose send has failed. */
function takeOver(element: HTMLFormElement) {
  window.onbeforeunload = null
  const held = takeDraft(element, HELD)
  const late = takeDraft(element, LATE)
  const button = element.querySelector<HTMLButtonElement>('[type=submit]')
  if (held && button) {
    button.disabled = false
    // The button has lost the focus when it was disabled.
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  }
  return { held, late }
}

function takeDraft(element: HTMLFormElement, name: string): Draft | null {
  const draft = element.getAttribute(name)
  element.removeAttribute(name)
  return draft && JSON.parse(draft)
}

async function fillInFromAddress(form: FormName, element: HTMLFormElement) {
  const { prefill } = await import('./values-from-address.ts')
  prefill(form, element, window.location.search)
}
