// The start script: all that runs before the first paint, and what HTML alone cannot do before the page's code runs.
// plugins/classic-scripts.ts bundles it into the head of every page. Every byte delays the first paint.

import { listenForActions } from './actions.ts'
import { FAR, STUCK } from './attributes.ts'
import { loadFonts } from './fonts.ts'
import { holdLeads } from './hold-leads.ts'
import { keepOneOpen } from './keep-one-open.ts'
import { loadCode, loadCodeAtFirstAction } from './load-code.ts'
import { applyPreferences } from './preferences.ts'

/** The time after which styles, fonts and code no longer wait for the pictures. */
const LONGEST_WAIT_MS = 5000

applyPreferences()

// Style sheets, fonts and code wait for the pictures, with which they would share a slow connection: decision 010.
loadCodeAtFirstAction()
whenPainted(() => {
  loadFonts()
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    clearTimeout(waiting)
    loadCode()
  })
})
const waiting = setTimeout(() => {
  loadFonts()
  loadCode()
}, LONGEST_WAIT_MS)

listenForActions()
keepOneOpen()
watchScrolling()
holdLeads()

/** Spec 2.2 and 4: the bar sticks beyond 50 pixels, and Back to top is shown beyond 300 pixels. */
function watchScrolling() {
  const page = document.documentElement
  const update = () => {
    page.toggleAttribute(STUCK, window.scrollY > 50)
    page.toggleAttribute(FAR, window.scrollY > 300)
  }
  addEventListener('scroll', update, { passive: true })
}

/** Calls a task after the page and its pictures have loaded and the first paint has happened. */
function whenPainted(task: () => void) {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      task()
    }).observe({ type: 'paint', buffered: true })
  })
}
