import { type RefObject, useEffect } from 'react'

/**
 * Scrolls the page until an element that has just opened ends inside the window. The sticky bar
 * scrolls with the page until it sticks, so scrolling brings a menu inside the bar into view.
 */
export function useRoomBelow(element: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const { bottom = 0 } = (open && element.current?.getBoundingClientRect()) || {}
    if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight)
  }, [element, open])
}
