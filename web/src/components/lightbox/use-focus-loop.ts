import { useEffect } from 'react'

/**
 * While mounted, Tab and Shift+Tab cycle through the enabled buttons of an open dialog.
 * @param dialog a CSS selector
 */
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
