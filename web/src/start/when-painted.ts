/** Calls a task once the page and its pictures are loaded, and have been painted. */
export function whenPainted(task: () => void) {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      task()
    }).observe({ type: 'paint', buffered: true })
  })
}
