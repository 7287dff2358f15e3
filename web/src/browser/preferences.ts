// The visitor's theme and direction: attributes of <html>, remembered in localStorage. start/apply-preferences.ts
// sets them before the first paint; until something is chosen, the system decides.

import { useSyncExternalStore } from 'react'
import { THEME } from '../start/attributes.ts'
import { DIRECTION_KEY, THEME_KEY } from '../start/storage-keys.ts'

export type Theme = 'light' | 'dark'
export type Direction = 'ltr' | 'rtl'

/** What the visitor has chosen on this page. The attributes follow after the next paint. */
const latest: { theme?: Theme; direction?: Direction } = {}

const darkSystem = '(prefers-color-scheme: dark)'

/** The current theme, and a function that switches to the other theme. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light')
  return [theme, () => setTheme((latest.theme ?? theme) === 'dark' ? 'light' : 'dark')]
}

/** The current direction, and a function that switches to the other direction. */
export function useDirection(): [Direction, () => void] {
  const direction = useSyncExternalStore<Direction>(subscribe, currentDirection, () => 'ltr')
  return [direction, () => setDirection((latest.direction ?? direction) === 'rtl' ? 'ltr' : 'rtl')]
}

/**
 * A change of theme or direction computes the styles or the layout of the whole page anew, which takes a slow phone
 * longer than the response to a press may take. So the pressed button is painted first, and the change follows
 * (https://web.dev/articles/optimize-long-tasks).
 */
function afterNextPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task))
}

function setTheme(theme: Theme) {
  latest.theme = theme
  remember(THEME_KEY, theme)
  afterNextPaint(() => {
    document.documentElement.dataset.theme = theme
  })
}

function setDirection(direction: Direction) {
  latest.direction = direction
  remember(DIRECTION_KEY, direction)
  afterNextPaint(() => {
    document.documentElement.dir = direction
  })
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen) return chosen === 'dark' ? 'dark' : 'light'
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light'
}

function currentDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}

/**
 * Where the browser refuses to store (private windows, full storage), the choice holds for this
 * page view.
 */
function remember(name: string, value: string) {
  try {
    window.localStorage.setItem(name, value)
  } catch {}
}

function subscribe(changed: () => void) {
  const system = window.matchMedia(darkSystem)
  system.addEventListener('change', changed)
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: [THEME, 'dir'] })
  return () => {
    system.removeEventListener('change', changed)
    chosen.disconnect()
  }
}
