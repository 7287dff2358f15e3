import { type RefObject, useEffect } from 'react'

/**
 * Scrolls the page by as much as an element that has just opened hangs below the window. The bar that
 * sticks to the top goes with the page until it sticks, and takes what it holds into the window.
 */
export function useRoomBelow(element: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const { bottom = 0 } = (open && element.current?.getBoundingClientRect()) || {}
    if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight)
  }, [element, open])
}
