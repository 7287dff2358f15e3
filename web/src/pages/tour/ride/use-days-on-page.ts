import { useEffect, useRef } from 'react'

/**
 * Tells which day the reader goes to: by the address (#day-4), by pressing a day, or by scrolling through the days'
 * texts.
 * @returns a function that writes a day into the address
 */
export function useDaysOnPage(days: number, onDay: (day: number) => void): (day: number) => void {
  const latest = useRef(onDay)
  useEffect(() => {
    latest.current = onDay
  })

  useEffect(() => {
    const fromAddress = () => {
      const day = Number(/^#day-(\d+)$/.exec(window.location.hash)?.[1])
      if (day >= 1 && day <= days) latest.current(day)
    }
    const elements = Array.from({ length: days }, (_, index) =>
      document.getElementById(`day-${index + 1}`),
    )
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        const at = shown ? elements.indexOf(shown.target as HTMLElement) : -1
        if (at >= 0) latest.current(at + 1)
      },
      // The line through the middle of the window.
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

  return (day) => {
    const hash = `#day-${day}`
    // The router renders the page again after each change of the address.
    if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash)
  }
}
