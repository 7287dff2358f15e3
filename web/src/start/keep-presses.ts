// Marks the buttons, links and forms that a visitor uses before the page's code runs; that code replays the
// presses (app/early-presses.tsx). If the code does not load, a link is followed, and a form shows a mail
// address and a phone number.

import { PRESSED } from './attributes.ts'
import { early } from './early.ts'
import { isAlive } from './is-alive.ts'

/** How long a link waits for the page's code. */
const LINK_WAIT_MS = 1000
/** The time until a form that could not be sent shows its message. */
const FORM_WAIT_MS = 10_000

const PRESSABLE = 'button:not([type=submit]), summary, a[href^="/"]'

export function keepPresses() {
  early('click', keepClick)
  early('submit', keepSubmit)
}

function keepClick(event: MouseEvent) {
  const pressed = (event.target as Element).closest(PRESSABLE)
  if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (pressed instanceof HTMLAnchorElement) followLater(pressed)
  keep(event, pressed)
  // An open question stays open, as when the page's code runs. A link waits for that code.
  if (pressed.closest('details[open] > summary, a')) event.preventDefault()
}

/**
 * Follows the link after a while, unless the page's code has followed it or another link was pressed by then. A form that
 * was sent before gets the time to be sent by the page's code.
 */
function followLater(link: HTMLAnchorElement) {
  document.querySelector(`a[${PRESSED}]`)?.removeAttribute(PRESSED)
  const isSending = document.querySelector(`form[id][${PRESSED}]`)
  setTimeout(
    () => {
      if (!link.hasAttribute(PRESSED)) return
      // If the page's code loads during the navigation, it must not follow the link again.
      link.removeAttribute(PRESSED)
      location.assign(link.href)
    },
    isSending ? FORM_WAIT_MS : LINK_WAIT_MS,
  )
}

function keepSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  keep(event, form)
  event.preventDefault()
  // The browser asks the visitor before the page is left with the form unsent. Static forms send nothing, and have no
  // id (components/static-form.tsx).
  if (form.id) window.onbeforeunload = (leaving) => leaving.preventDefault()
  setTimeout(() => isAlive() || showInstead(form), FORM_WAIT_MS)
}

function keep(event: Event, pressed: Element) {
  event.stopPropagation()
  const earlier = pressed.getAttribute(PRESSED) ?? ''
  pressed.setAttribute(PRESSED, `${earlier} ${event.timeStamp}`)
}

/** Shows the form's message for visitors without scripts (components/without-scripts.tsx). */
function showInstead(form: HTMLFormElement) {
  window.onbeforeunload = null
  // Browsers that run scripts parse the content of <noscript> as text. After the message was added, <noscript> is no
  // longer the last child, so the message is added once.
  const message = form.querySelector('noscript:last-child')?.textContent
  if (message) form.insertAdjacentHTML('beforeend', message)
}
