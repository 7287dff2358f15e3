// The gates of lazily-hydrated.tsx: React waits at a closed gate before it hydrates what is behind.

import type { Tracked } from '../lazy-value.ts'

export type Gate = {
  opened: Tracked<void>
  open(): void
  /** Opens the gate when the element comes near the screen or is used. Returns a function that ends the watching. */
  openWhenNeeded(element: Element | null): () => void
}

/** How far beyond the screen a part is hydrated, as an IntersectionObserver's `rootMargin`. */
const NEAR = '25% 0px'

/** An event that no component listens to. Like all events of a press, it makes React hydrate what it reaches at once. */
const HYDRATING = 'pointercancel'

/** The first event of every way to use a part: with a pointer, a finger, keys, a screen reader, a form filler, a script. */
const USES = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'click',
  'submit',
  HYDRATING,
] as const

const closed = new Map<Element, Gate>()
let near: IntersectionObserver | null = null

export function closedGate(): Gate {
  let pass = () => {}
  const opened = new Promise<void>((resolve) => {
    pass = resolve
  })
  const gate: Gate = {
    opened: Object.assign(opened, { status: 'pending' as const }),
    open() {
      Object.assign(opened, { status: 'fulfilled', value: undefined })
      pass()
    },
    openWhenNeeded(element) {
      if (!element || gate.opened.status === 'fulfilled') return () => {}
      near ??= startWatching()
      near.observe(element)
      closed.set(element, gate)
      return () => forget(element)
    },
  }
  return gate
}

/** One observer and one set of listeners serve all gates. */
function startWatching() {
  // The window's listeners run before React's, and React hydrates at once what a press reaches behind an open gate.
  for (const type of USES) addEventListener(type, openAround, { capture: true, passive: true })
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) openAt(target)
    },
    { rootMargin: NEAR },
  )
}

function openAround({ type, target }: Event) {
  for (const element of closed.keys()) {
    if (!element.contains(target as Node)) continue
    openAt(element)
    // React hydrates at once for the events of a press, but not for a form that a script submits.
    if (type === 'submit') hydrateAt(target as Element)
  }
}

/** Hydrates the part with this element, if it waits at a gate, before the function returns. */
export function hydrateAt(element: Element) {
  element.dispatchEvent(new Event(HYDRATING, { bubbles: true }))
}

function openAt(element: Element) {
  closed.get(element)?.open()
  forget(element)
}

function forget(element: Element) {
  closed.delete(element)
  near?.unobserve(element)
}
