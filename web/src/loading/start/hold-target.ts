/** Keeps an element in its place at the top while fonts and parts above it load, until the visitor acts. */
export function holdTarget(id: string) {
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
  observer.observe(document.documentElement)
  for (const act of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(act, () => observer.disconnect())
}

/** For an opened address: after a reload or Back, the browser restores the position. */
export function holdOpenedTarget() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'navigate') holdTarget(location.hash.slice(1))
}
