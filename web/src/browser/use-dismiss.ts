import { type RefObject, useEffect } from 'react'

/** Calls `dismiss` on Escape and on a press or focus outside an element, while `active`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (why: 'escape' | 'outside') => void,
) {
  useEffect(() => {
    if (!active) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss('escape')
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss('outside')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [element, active, dismiss])
}
