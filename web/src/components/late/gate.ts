// The gates of lazily-hydrated.tsx: React waits at a closed gate before it hydrates what is behind.

import { firstTab } from '../../browser/first-tab.ts'
import type { Tracked } from '../../loading/lazy-value.ts'

export type Gate = {
  opened: Tracked<void>
  open(): void
  /** Opens the gate when the element comes near the screen or is used. Returns a function that stops watching. */
  openWhenNeeded(element: Element | null): () => void
}

/** How far beyond the screen a part is hydrated, as an IntersectionObserver's `rootMargin`. */
const NEAR = '25% 0px'

/** Every way to use a part begins with one of these: pointer, finger, keys, screen reader, form filler, script. */
const USES = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'click',
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
      firstTab.then(() => openAt(element))
      return () => forget(element)
    },
  }
  return gate
}

/** Adds the listeners for all gates, and creates their observer. */
function startWatching() {
  // These listeners run before React's own, so the gate is open when React hydrates the target of the event.
  for (const type of USES) addEventListener(type, openAround, { capture: true, passive: true })
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) openAt(target)
    },
    { rootMargin: NEAR },
  )
}

function openAround({ target }: Event) {
  for (const element of closed.keys()) if (element.contains(target as Node)) openAt(element)
}

function openAt(element: Element) {
  closed.get(element)?.open()
  forget(element)
}

function forget(element: Element) {
  closed.delete(element)
  near?.unobserve(element)
}
