// Keeps a lead that is sent before the code of its form runs, as a pending draft (enquiry/drafts.ts). The code of this
// page or of the next page sends the draft (docs/decisions/013).

import { type Draft, documentId, PENDING, type Values } from '../enquiry/draft.ts'
import { HELD, LATE, LEAD } from './attributes.ts'
import { HELD_LEAD_WAIT_MS } from './timeouts.ts'

/** The id of the lead that this page holds; a later press replaces the lead. */
const id = documentId()

export function holdLeads() {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // A form whose code runs has prevented the event.
    if (event.defaultPrevented) return
    // Also for a form that sends nothing: the browser would close a <dialog> around the form.
    event.preventDefault()
    if (!form.hasAttribute(LEAD)) return
    form.setAttribute(HELD, '')
    // Where the browser forbids storage, the form's code submits the form again.
    try {
      keep(form)
    } catch {}
    window.onbeforeunload = (leaving) => leaving.preventDefault()
    setTimeout(() => {
      if (form.hasAttribute(HELD)) form.setAttribute(LATE, '')
      window.onbeforeunload = null
    }, HELD_LEAD_WAIT_MS)
  })
}

function keep(form: HTMLFormElement) {
  const key = PENDING + form.getAttribute(LEAD)
  const drafts: Draft[] = JSON.parse(localStorage.getItem(key) ?? '[]')
  const values = Object.fromEntries(new FormData(form)) as Values
  const draft: Draft = { id, values, at: Date.now(), tries: 0 }
  localStorage.setItem(key, JSON.stringify([...drafts.filter((each) => each.id !== id), draft]))
}
