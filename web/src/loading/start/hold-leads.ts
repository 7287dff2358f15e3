// Keeps a lead that is sent before the code of its form runs, as a pending draft
// (enquiry/stored-drafts.ts). The code of this page or of the next page sends the draft
// (docs/decisions/013). After ten seconds without the code, the draft is no longer pending.

import {
  type Draft,
  documentId,
  FAILED,
  haveSameValues,
  PENDING,
  timeOfDraft,
  type Values,
} from '../../enquiry/draft.ts'
import { HELD, LATE, LEAD } from './attributes.ts'
import { HELD_LEAD_WAIT_MS } from './timeouts.ts'

/** The draft of the last press on this page. Its id belongs to its values. */
let latest: Draft | undefined

export function holdLeads() {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // A form whose code runs has prevented the event.
    if (event.defaultPrevented) return
    // Also for a form that sends nothing: the browser would close a <dialog> around the form.
    event.preventDefault()
    if (form.hasAttribute(LEAD)) hold(form)
  })
}

function hold(form: HTMLFormElement) {
  const values = Object.fromEntries(new FormData(form)) as Values
  // The same content may have been sent before the page was loaded anew.
  const name = form.getAttribute(LEAD)
  const before = [
    latest,
    ...draftsIn(() => localStorage[PENDING + name]),
    ...draftsIn(() => sessionStorage[FAILED + name]),
  ].find((draft) => draft && haveSameValues(draft.values, values))
  latest = { id: before?.id ?? documentId(), values, at: timeOfDraft(), tries: 0 }
  mark(form, LATE, HELD)
  keep(() => localStorage, PENDING + name, latest)
  // Another tab may finish the send. This tab then still knows the id.
  keep(() => sessionStorage, FAILED + name, latest)
  window.onbeforeunload = (leaving) => leaving.preventDefault()
  setTimeout(() => {
    window.onbeforeunload = null
    // A page in the background gets no frame: a failure that nobody has read does not end the automatic sends.
    requestAnimationFrame(() => {
      // Otherwise the form's code runs, perhaps in a form that React has rendered anew.
      if (!form.isConnected || !form.hasAttribute(HELD)) return
      mark(form, HELD, LATE)
      keep(() => localStorage, PENDING + name)
    })
  }, HELD_LEAD_WAIT_MS)
}

/** Shows that the lead is held (a disabled button with its spinner) or late (the red message). */
function mark(form: HTMLFormElement, before: string, after: string) {
  form.removeAttribute(before)
  form.setAttribute(after, JSON.stringify(latest))
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  button.disabled = after === HELD
  // The button lost the focus when it was disabled.
  if (document.activeElement === document.body) button.focus()
}

/** Adds a draft to a stored list, or removes the latest. Where storage is forbidden, the form's attribute has the draft. */
function keep(storage: () => Storage, key: string, draft?: Draft) {
  try {
    const area = storage()
    const drafts = draftsIn(() => area[key]).filter((each) => each?.id !== latest?.id)
    if (draft) drafts.push(draft)
    if (drafts.length) area[key] = JSON.stringify(drafts)
    else delete area[key]
  } catch {}
}

/** A stored list of drafts, whose entries may be damaged; empty where storage is forbidden. */
function draftsIn(read: () => string): (Draft | null)[] {
  try {
    return [...JSON.parse(read())]
  } catch {
    return []
  }
}
