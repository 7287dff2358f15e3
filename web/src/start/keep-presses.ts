// What a visitor presses or sends before the page's code runs is kept for that code, which does it
// (app/early-presses.tsx). Where the code does not come, a link leads on and a form says what to do.

import { INSTEAD, PRESSED } from './attributes.ts'
import { isAlive } from './is-alive.ts'

/** Milliseconds that a link waits for the page's code. */
const LINK_PATIENCE = 1000
/** Milliseconds until a form that could not be sent says so. */
const FORM_PATIENCE = 10_000

const PRESSABLE = 'button:not([type=submit]), summary, a[href^="/"]'

export function keepPresses() {
  early('click', keepClick)
  early('submit', keepSubmit)
}

/** Listens until the page's code runs. */
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
  // A question that is open stays open: only the page's code closes one. A link waits for that code.
  if (pressed.closest('details[open] > summary, a')) event.preventDefault()
  if (pressed instanceof HTMLAnchorElement) leadOnLater(pressed)
}

let leadingOn: ReturnType<typeof setTimeout>

/** Of two links that were pressed, the second is followed. */
function leadOnLater(link: HTMLAnchorElement) {
  clearTimeout(leadingOn)
  leadingOn = setTimeout(() => {
    if (isAlive()) return
    // Else the page's code would follow the link again, should it come on the way.
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

/** The form says what it says to visitors without scripts (components/without-scripts.tsx). */
function sayInstead(form: HTMLFormElement) {
  const words = form.querySelector('noscript:last-child')
  if (!words) return
  const said = document.createElement('div')
  said.className = words.className
  said.setAttribute(INSTEAD, '')
  said.setAttribute('role', 'alert')
  // Where scripts run, the content of a <noscript> is parsed as text.
  said.innerHTML = words.textContent ?? ''
  form.append(said)
}
