import { type RefObject, useSyncExternalStore } from 'react'

/**
 * The numeric value of a custom property on an element; null in prerendered HTML and before the element exists. Read
 * again at each resize, because media queries may change the value.
 */
export function useCssNumber(element: RefObject<Element | null>, property: string): number | null {
  return useSyncExternalStore(
    onResize,
    () => element.current && Number(getComputedStyle(element.current).getPropertyValue(property)),
    () => null,
  )
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
