// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { keepTargetAtTop } from './keep-target-at-top.ts'

const ACTS = ['wheel', 'pointerdown', 'keydown', 'click']

it.each(ACTS)('each change of the page’s height scrolls to the target, until a %s', (act) => {
  const heights = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = () => heights.clear()
      constructor(callback: () => void) {
        heights.add(callback)
      }
      observe() {}
    },
  )
  document.body.innerHTML = '<p id="prices"></p>'
  const scrollIntoView = vi.fn()
  Object.assign(document.body.firstElementChild!, { scrollIntoView })
  location.hash = '#prices'
  keepTargetAtTop()
  const change = () => heights.forEach((callback) => void callback())
  change()
  change()
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
  document.body.dispatchEvent(new Event(act, { bubbles: true }))
  change()
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
  location.hash = ''
  vi.unstubAllGlobals()
})
