// The visitor's theme and direction: attributes of <html>, remembered in localStorage. Until a
// theme is chosen, the system decides.

import { THEME } from './attributes.ts'

type Choice = 'theme' | 'direction'

const ATTRIBUTES = { theme: THEME, direction: 'dir' } as const

/** What the visitor has chosen on this page. The attributes follow after the next paint. */
const latest: { [choice in Choice]?: string } = {}

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
  const present = current('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches && 'dark')
  choose('theme', present === 'dark' ? 'light' : 'dark')
}

export function flipDirection() {
  choose('direction', current('direction') === 'rtl' ? 'ltr' : 'rtl')
}

function current(choice: Choice) {
  return latest[choice] ?? document.documentElement.getAttribute(ATTRIBUTES[choice])
}

function choose(choice: Choice, value: string) {
  latest[choice] = value
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
