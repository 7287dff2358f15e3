import { useEffect } from 'react'

/** While mounted, Tab goes round the buttons of an open dialog, in both directions. */
export function useFocusLoop(dialog: string) {
  useEffect(() => {
    function loop(event: KeyboardEvent) {
      if (event.key !== 'Tab') return
      const stops = [...document.querySelectorAll<HTMLElement>(`${dialog} button:enabled`)]
      const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      const inside = stops.some((stop) => stop === document.activeElement)
      if (inside && document.activeElement !== end) return
      event.preventDefault()
      start?.focus()
    }
    document.addEventListener('keydown', loop, { capture: true })
    return () => document.removeEventListener('keydown', loop, { capture: true })
  }, [dialog])
}
