// Marks the buttons, links and forms that a visitor uses before the page's code runs. That code replays them
// (app/early-presses.tsx). If the code does not load, a link is followed and a form shows what to do instead.

import { INSTEAD, PRESSED } from './attributes.ts'
import { isAlive } from './is-alive.ts'

/** Milliseconds that a link waits for the page's code. */
const LINK_PATIENCE = 1000
/** Milliseconds until a form that could not be sent shows its message. */
const FORM_PATIENCE = 10_000

const PRESSABLE = 'button:not([type=submit]), summary, a[href^="/"]'

export function keepPresses() {
  early('click', keepClick)
  early('submit', keepSubmit)
}

/** Calls the listener as long as the page's code does not run. */
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
  if (pressed instanceof HTMLAnchorElement) leadOnLater(pressed)
}

let leadingOn: ReturnType<typeof setTimeout>

/** When two links were pressed, only the second is followed. */
function leadOnLater(link: HTMLAnchorElement) {
  clearTimeout(leadingOn)
  leadingOn = setTimeout(() => {
    if (isAlive()) return
    // If the page's code loads during the navigation, it must not follow the link again.
    link.removeAttribute(PRESSED)
    location.assign(link.href)
  }, LINK_PATIENCE)
}

function keepSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  keep(event, form)
  event.preventDefault()
  setTimeout(() => isAlive() || sayInstead(form), FORM_PATIENCE)
}

function keep(event: Event, pressed: Element) {
  event.stopPropagation()
  pressed.setAttribute(PRESSED, String(event.timeStamp))
}

/** Shows the form's <noscript> message (components/without-scripts.tsx). */
function sayInstead(form: HTMLFormElement) {
  const words = form.querySelector('noscript:last-child')
  if (!words) return
  const said = document.createElement('div')
  said.className = words.className
  said.setAttribute(INSTEAD, '')
  said.setAttribute('role', 'alert')
  // Browsers that run scripts parse the content of <noscript> as text.
  said.innerHTML = words.textContent ?? ''
  form.append(said)
}
