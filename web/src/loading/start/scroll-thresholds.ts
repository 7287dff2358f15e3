import { FAR, STUCK } from './attributes.ts'

/** Spec 2.2 and 4: the bar sticks beyond 50 pixels, and Back to top is shown beyond 300 pixels. */
export function watchScrolling() {
  const page = document.documentElement
  const update = () => {
    page.toggleAttribute(STUCK, window.scrollY > 50)
    page.toggleAttribute(FAR, window.scrollY > 300)
  }
  addEventListener('scroll', update, { passive: true })
}
