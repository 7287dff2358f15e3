import { type RefObject, useEffect, useState } from 'react'

type Options = {
  /** Whether the result stays true after the element was in view. */
  once?: boolean
  /** How much the viewport is extended, as the observer's `rootMargin`. */
  margin?: string
}

/** Whether a part of an element is in the viewport; false until the first observation. */
export function useInView(
  element: RefObject<Element | null>,
  { once = false, margin = '0px' }: Options = {},
) {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1)?.isIntersecting ?? false
        setInView(now)
        if (now && once) observer.disconnect()
      },
      { rootMargin: margin },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, once, margin])
  return inView
}
