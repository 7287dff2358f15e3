import { early } from './early.ts'

/**
 * Loads the page of the new address when the visitor goes back or forward before the page's code runs, to
 * an entry of the history that this site's code wrote: the browser then changes the address only.
 */
export function reloadAtEarlyMove() {
  const { pathname } = location
  early('popstate', () => location.pathname === pathname || location.reload())
}
