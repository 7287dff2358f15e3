import { type RefObject, useEffect, useState } from 'react'

type Options = {
  /** Stays true after the first time. */
  once?: boolean
}

/** Whether any part of an element is on the screen; false until the page's code has looked. */
export function useInView(element: RefObject<Element | null>, { once = false }: Options = {}) {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const now = entries.at(-1)?.isIntersecting ?? false
      setInView(now)
      if (now && once) observer.disconnect()
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, once])
  return inView
}
