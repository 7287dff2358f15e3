import { early } from './early.ts'

/**
 * Loads the page of the new address when the visitor goes back or forward before the page's code runs. For an
 * entry of the history that pushState has written, the browser itself only changes the address.
 */
export function reloadAtEarlyMove() {
  const { pathname } = location
  early('popstate', () => location.pathname === pathname || location.reload())
}
