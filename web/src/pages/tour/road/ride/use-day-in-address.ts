import { useEffect, useEffectEvent, useRef } from 'react'
import { dayId } from '../anchors.ts'

/** How long the rider must stand still before the address changes: a change delays the rider's next step. */
const REST_MS = 300

/**
 * Calls `onDay` when the reader goes to a day: by the address (#day-4), or by scrolling through the days' texts. The
 * returned function writes a day into the address when the rider has come to rest.
 */
export function useDayInAddress(days: number, onDay: (day: number) => void): (day: number) => void {
  const goTo = useEffectEvent(onDay)

  useEffect(() => {
    const ids = Array.from({ length: days }, (_, index) => dayId(index + 1))
    const fromAddress = () => {
      const day = ids.indexOf(window.location.hash.slice(1)) + 1
      if (day > 0) goTo(day)
    }
    const elements = ids.map((id) => document.getElementById(id)?.closest('li'))
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        const index = shown ? elements.indexOf(shown.target as HTMLLIElement) : -1
        if (index >= 0) goTo(index + 1)
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
      const hash = `#${dayId(day)}`
      // Only if the hash differs: after each call of replaceState the router reads the address again.
      if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash)
    }, REST_MS)
  }
}
