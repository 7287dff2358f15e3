// The start script: all that runs before the first paint. plugins/start-script.ts bundles it into the head
// of every page. Every byte delays the first paint, so the script imports nothing from outside of this folder.

import { applyPreferences } from './apply-preferences.ts'
import { loadFonts } from './fonts.ts'
import { keepPresses } from './keep-presses.ts'
import { loadCode, loadCodeAtFirstAction } from './load-code.ts'
import { reloadAtEarlyMove } from './reload-at-early-move.ts'
import { switchOnButtons } from './switch-on.ts'
import { whenPainted } from './when-painted.ts'

/** The time after which styles, fonts and code no longer wait for the pictures. */
const LONGEST_WAIT_MS = 5000

applyPreferences()

// Styles, fonts and code wait for the pictures, with which they would share a slow connection (docs/decisions/010).
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

keepPresses()
reloadAtEarlyMove()
switchOnButtons()
