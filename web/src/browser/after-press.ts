/** What ends a press of a mouse, a finger, a pen or a key. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Calls the function at once, or after the click of a press that lasts now: an element that is moved in the DOM while
 * it is pressed gets no click. Returns a function that cancels the call.
 */
export function afterPress(change: () => void): () => void {
  if (!document.querySelector(':active')) {
    change()
    return () => {}
  }
  const waiting = new AbortController()
  let timer = 0
  for (const end of ENDS) {
    // The browser fires the click after this event in the same task.
    const changeAfterClick = () => {
      waiting.abort()
      timer = window.setTimeout(change)
    }
    addEventListener(end, changeAfterClick, { signal: waiting.signal })
  }
  return () => {
    waiting.abort()
    clearTimeout(timer)
  }
}
