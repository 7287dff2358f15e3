import { expect, it, vi } from 'vitest'
import { openPage } from './page-in-tests.ts'
import { whenPainted } from './when-painted.ts'

it('a task is called once, when the page is loaded and painted', () => {
  const { window } = openPage('<p>')
  const paints: (() => void)[] = []
  class PerformanceObserver {
    #then: (list: null, observer: PerformanceObserver) => void
    constructor(then: (list: null, observer: PerformanceObserver) => void) {
      this.#then = then
    }
    observe(options: unknown) {
      expect(options).toEqual({ type: 'paint', buffered: true })
      paints.push(() => this.#then(null, this))
    }
    disconnect() {
      paints.length = 0
    }
  }
  vi.stubGlobal('PerformanceObserver', PerformanceObserver)

  const task = vi.fn()
  whenPainted(task)
  expect(paints).toEqual([])
  window.dispatchEvent(new window.Event('load'))
  expect(task).not.toHaveBeenCalled()
  for (const paint of [...paints]) paint()
  expect(task).toHaveBeenCalledTimes(1)
  expect(paints).toEqual([])
})
