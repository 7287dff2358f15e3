// What the visitor chose on an earlier visit. browser/preferences.ts stores it.

import { THEME } from './attributes.ts'

/** The keys in localStorage. */
export const THEME_KEY = 'theme'
export const DIRECTION_KEY = 'direction'

/** Applied before the first paint, so that no other theme flashes. */
export function applyPreferences() {
  const page = document.documentElement
  try {
    const theme = localStorage.getItem(THEME_KEY)
    const direction = localStorage.getItem(DIRECTION_KEY)
    if (theme) page.setAttribute(THEME, theme)
    if (direction) page.dir = direction
  } catch {
    // A browser that blocks storage throws as soon as localStorage is read.
  }
}
