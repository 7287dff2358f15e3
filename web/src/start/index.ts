// The start script: all that runs before the first paint, and what HTML alone cannot do before the page's code runs.
// plugins/classic-scripts.ts bundles it into the head of every page. Every byte delays the first paint.

import { listenForActions } from './actions.ts'
import { holdLeads } from './hold-leads.ts'
import { keepOneOpen } from './keep-one-open.ts'
import { loadCode, loadCodeAtFirstAction } from './load-code.ts'
import { applyPreferences } from './preferences.ts'
import { watchScrolling } from './watch-scrolling.ts'
import { whenPainted } from './when-painted.ts'

/** The time after which style sheets and code no longer wait for the pictures. */
const LONGEST_WAIT_MS = 5000

applyPreferences()

// Style sheets (with their fonts) and code wait for the pictures, with which they would share a slow connection (docs/decisions/010).
loadCodeAtFirstAction()
whenPainted(() => {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    clearTimeout(waiting)
    loadCode()
  })
})
const waiting = setTimeout(loadCode, LONGEST_WAIT_MS)

listenForActions()
keepOneOpen()
watchScrolling()
holdLeads()
