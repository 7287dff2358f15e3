// The start script: all that runs before the first paint. The build bundles it into the head of every
// page (plugins/start-script.ts). It may import nothing but this folder, and every byte of it delays
// the first paint.

import { loadFonts } from './fonts.ts'
import { keepPresses } from './keep-presses.ts'
import { loadCode, loadCodeAtFirstSign } from './load-code.ts'
import { applyPreferences } from './preferences.ts'
import { switchOnButtons } from './switch-on.ts'
import { whenPainted } from './when-painted.ts'

/** Milliseconds after which code and fonts no longer wait for pictures that do not answer. */
const PATIENCE = 5000

applyPreferences()

// Code and fonts would compete with the page's pictures for a slow line (docs/decisions/010).
loadCodeAtFirstSign()
whenPainted(() => {
  loadFonts()
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => loadCode())
})
setTimeout(() => {
  loadFonts()
  loadCode()
}, PATIENCE)

keepPresses()
switchOnButtons()
