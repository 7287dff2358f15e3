import { type RefObject, useEffect, useState } from 'react'

/** Whether an element at the foot of the window is over an element of the page that fits the selector. */
export function useCovers(bar: RefObject<HTMLElement | null>, selector: string): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const look = () => {
      const top = window.innerHeight - (bar.current?.offsetHeight ?? 0)
      // Parts of the page come late, so the elements are looked up each time.
      const found = [...document.querySelectorAll(selector)].some((element) => {
        const box = element.getBoundingClientRect()
        return box.height > 0 && box.bottom > top && box.top < window.innerHeight
      })
      setCovers(found)
    }
    look()
    for (const event of ['scroll', 'resize']) addEventListener(event, look, { passive: true })
    return () => {
      for (const event of ['scroll', 'resize']) removeEventListener(event, look)
    }
  }, [bar, selector])
  return covers
}
