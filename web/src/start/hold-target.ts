/** Keeps an element in its place at the top while fonts and parts above it load, until the visitor acts. */
export function holdTarget(id: string) {
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
  observer.observe(document.documentElement)
  for (const act of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(act, () => observer.disconnect())
}

/** For an opened address (after a reload or Back, the browser restores the position), and for links within the page. */
export function holdTargets() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'navigate') holdTarget(location.hash.slice(1))
  addEventListener('click', ({ target }) => {
    const address = (target as Element).closest('a[href^="#"]')?.getAttribute('href')
    if (address) holdTarget(address.slice(1))
  })
}
