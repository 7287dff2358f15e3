/** Keeps the target of the address in its place at the top while fonts and parts above it load, until the visitor acts. */
export function keepTargetAtTop() {
  const observer = new ResizeObserver(() =>
    // Read anew, because Back or another link can change the fragment.
    document.getElementById(location.hash.slice(1))?.scrollIntoView(),
  )
  observer.observe(document.documentElement)
  const release = () => observer.disconnect()
  // A screen reader or a voice command may fire only click. A listener of the capture phase misses
  // the click that called this function, which has passed the window.
  for (const act of ['wheel', 'pointerdown', 'keydown', 'click'])
    addEventListener(act, release, { capture: true, once: true })
}

/** For an opened address: after a reload or Back, the browser restores the position. */
export function keepOpenedTargetAtTop() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'navigate') keepTargetAtTop()
}
