import { useEffect, useEffectEvent, useRef } from 'react'

/** How long the rider must stand still before the address changes: a change delays the rider's next step. */
const REST_MS = 300

/**
 * Tells which day the reader goes to: by the address (#day-4), by pressing a day, or by scrolling through the days'
 * texts.
 * @returns a function that writes a day into the address when the rider has come to rest
 */
export function useDaysOnPage(days: number, onDay: (day: number) => void): (day: number) => void {
  const goTo = useEffectEvent(onDay)

  useEffect(() => {
    const fromAddress = () => {
      const day = Number(/^#day-(\d+)$/.exec(window.location.hash)?.[1])
      if (day >= 1 && day <= days) goTo(day)
    }
    const elements = Array.from({ length: days }, (_, index) =>
      document.getElementById(`day-${index + 1}`)?.closest('li'),
    )
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        const at = shown ? elements.indexOf(shown.target as HTMLLIElement) : -1
        if (at >= 0) goTo(at + 1)
      },
      // The observed area is the horizontal line through the middle of the window.
      { rootMargin: '-50% 0px -50% 0px' },
    )
    for (const element of elements) if (element) observer.observe(element)
    window.addEventListener('hashchange', fromAddress)
    fromAddress()
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', fromAddress)
    }
  }, [days])

  const rest = useRef(0)
  useEffect(() => () => window.clearTimeout(rest.current), [])

  return (day) => {
    window.clearTimeout(rest.current)
    rest.current = window.setTimeout(() => {
      const hash = `#day-${day}`
      // Only if the hash differs: after each call of replaceState the router reads the address again.
      if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash)
    }, REST_MS)
  }
}
