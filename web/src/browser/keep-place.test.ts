import { afterEach, expect, test, vi } from 'vitest'
import { keepPlace } from './keep-place.ts'

afterEach(() => vi.unstubAllGlobals())

test('changes by fractions of a pixel add up to whole pixels of scrolling', () => {
  const { element, grow, scrolled } = elementAboveScreen()
  for (let change = 0; change < 10; change++) {
    keepPlace(element, () => grow(0.3))
    expect(element.getBoundingClientRect().bottom).toBeCloseTo(-50, 0)
  }
  expect(scrolled()).toBe(3)
})

/** An element from 150 to 50 px above the screen. The page scrolls by whole pixels, as on a screen of density 1. */
function elementAboveScreen() {
  let height = 100
  let scrolled = 0
  vi.stubGlobal('innerHeight', 720)
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    scrolled += Math.trunc(top)
  })
  const element = {
    getBoundingClientRect: () => ({ top: -150 - scrolled, bottom: height - 150 - scrolled }),
  } as Element
  return {
    element,
    grow: (by: number) => {
      height += by
    },
    scrolled: () => scrolled,
  }
}
