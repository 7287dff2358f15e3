// The visitor's theme and direction: attributes of <html>, remembered in localStorage. Until a
// theme is chosen, the system decides.

import { THEME } from './attributes.ts'

const ATTRIBUTES = { theme: THEME, direction: 'dir' } as const

/** Runs before the first paint, so that the page does not flash in another theme. */
export function applyPreferences() {
  try {
    for (const choice of ['theme', 'direction'] as const) {
      const value = localStorage.getItem(choice)
      if (value) document.documentElement.setAttribute(ATTRIBUTES[choice], value)
    }
  } catch {
    // Reading localStorage throws in a browser that blocks storage.
  }
}

export function flipTheme() {
  const shown =
    document.documentElement.getAttribute(THEME) ??
    (matchMedia('(prefers-color-scheme: dark)').matches && 'dark')
  choose('theme', shown === 'dark' ? 'light' : 'dark')
}

export function flipDirection() {
  choose('direction', document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl')
}

function choose(choice: keyof typeof ATTRIBUTES, value: string) {
  try {
    localStorage.setItem(choice, value)
  } catch {
    // Where the browser refuses to store, the choice holds for this page view.
  }
  // The pressed button is painted first (https://web.dev/articles/optimize-long-tasks): restyling the whole page for a
  // theme or direction is slow on a phone.
  requestAnimationFrame(() =>
    setTimeout(() => document.documentElement.setAttribute(ATTRIBUTES[choice], value)),
  )
}
