// The start script: all that runs before the first paint, and what HTML alone cannot do before the
// page's code runs. On a slow link the code runs 2 to 6 seconds after the first paint
// (docs/decisions/010). plugins/classic-scripts.ts bundles the script into the head of index.html.
// Every byte delays the first paint: the script costs a document 1.5 kB (brotli 5), of which
// hold-leads.ts is 300 bytes, fonts.ts and keep-target-at-top.ts 110 each.

import { listenForActions } from './button-actions.ts'
import { loadFonts } from './fonts.ts'
import { holdLeads } from './hold-leads.ts'
import { keepOneOpen } from './keep-one-open.ts'
import { keepOpenedTargetAtTop } from './keep-target-at-top.ts'
import { loadCode, loadCodeAtFirstAction } from './load-code.ts'
import { applyPreferences } from './preferences.ts'
import { watchScrolling } from './scroll-thresholds.ts'
import { PICTURES_WAIT_MS } from './timeouts.ts'

applyPreferences()
loadCodeAtFirstAction()

// Style sheets, fonts and code wait for the pictures, with which they would share a slow connection: decision 010.
whenPainted(() => {
  loadFonts()
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    clearTimeout(waitLimit)
    loadCode()
  })
})
const waitLimit = setTimeout(() => {
  loadFonts()
  loadCode()
}, PICTURES_WAIT_MS)

listenForActions()
keepOneOpen()
watchScrolling()
holdLeads()
keepOpenedTargetAtTop()

/** Calls a task after the page and its pictures have loaded and the first paint has happened. */
function whenPainted(task: () => void) {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      task()
    }).observe({ type: 'paint', buffered: true })
  })
}
