/**
 * Resolves at the first press of the Tab key. From then on every part of a page is hydrated and loaded at once, so that a
 * part is there before the focus reaches its place.
 */
export const firstTab = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  addEventListener('keydown', function look({ key }) {
    if (key !== 'Tab') return
    removeEventListener('keydown', look)
    resolve()
  })
})
