// Marks the buttons, links and forms that a visitor uses before the page's code runs; that code replays the
// presses (app/early-presses.tsx). If the code does not load, a link is followed, and a form shows a mail
// address and a phone number.

import { INSTEAD, PRESSED } from './attributes.ts'
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

/** Calls the listener until the page's code runs. */
function early<Type extends 'click' | 'submit'>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  addEventListener(type, (event) => isAlive() || listener(event), true)
}

function keepClick(event: MouseEvent) {
  const pressed = (event.target as Element).closest(PRESSABLE)
  if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
  keep(event, pressed)
  // An open question stays open, as when the page's code runs. A link waits for that code.
  if (pressed.closest('details[open] > summary, a')) event.preventDefault()
  if (pressed instanceof HTMLAnchorElement) followLater(pressed)
}

let following: ReturnType<typeof setTimeout>

/** When two links were pressed, only the second is followed. */
function followLater(link: HTMLAnchorElement) {
  clearTimeout(following)
  following = setTimeout(() => {
    if (isAlive()) return
    // If the page's code loads during the navigation, it must not follow the link again.
    link.removeAttribute(PRESSED)
    location.assign(link.href)
  }, LINK_WAIT_MS)
}

function keepSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  keep(event, form)
  event.preventDefault()
  setTimeout(() => isAlive() || showInstead(form), FORM_WAIT_MS)
}

function keep(event: Event, pressed: Element) {
  event.stopPropagation()
  pressed.setAttribute(PRESSED, String(event.timeStamp))
}

/** Shows the form's <noscript> message (components/without-scripts.tsx). */
function showInstead(form: HTMLFormElement) {
  const words = form.querySelector('noscript:last-child')
  if (!words) return
  const message = document.createElement('div')
  message.className = words.className
  message.setAttribute(INSTEAD, '')
  message.setAttribute('role', 'alert')
  // Browsers that run scripts parse the content of <noscript> as text.
  message.innerHTML = words.textContent ?? ''
  form.append(message)
}
