// The theme and the direction that the visitor chose on an earlier visit; browser/preferences.ts stores them.

import { THEME } from './attributes.ts'
import { DIRECTION_KEY, THEME_KEY } from './storage-keys.ts'

/** Runs before the first paint, so that the page does not flash in another theme. */
export function applyPreferences() {
  const page = document.documentElement
  try {
    const theme = localStorage.getItem(THEME_KEY)
    const direction = localStorage.getItem(DIRECTION_KEY)
    if (theme) page.setAttribute(THEME, theme)
    if (direction) page.dir = direction
  } catch {
    // Reading localStorage throws in a browser that blocks storage.
  }
}
