const ENDS_OF_PRESSES = ['click', 'pointerup', 'pointercancel', 'keyup', 'dragend']

/** Calls `task` when nothing is pressed: an element replaced while it is pressed gets no click. */
export function whenReleased(task: () => void) {
  const done = new AbortController()
  const { signal } = done
  const look = () => {
    if (signal.aborted || document.querySelector(':active')) return
    done.abort()
    task()
  }
  // In a task of its own, because the click and the end of :active follow pointerup.
  const lookLater = () => setTimeout(look)
  for (const type of ENDS_OF_PRESSES) addEventListener(type, lookLater, { capture: true, signal })
  look()
}
