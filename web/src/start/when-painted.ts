/** Calls a task after the page and its pictures have loaded and the first paint has happened. */
export function whenPainted(task: () => void) {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      task()
    }).observe({ type: 'paint', buffered: true })
  })
}
