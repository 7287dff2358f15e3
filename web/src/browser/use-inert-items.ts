import { type RefObject, useEffect } from 'react'

/** Keeps the items of a list that are hidden from a screen reader from taking the focus, at once. */
export function useInertItems(list: RefObject<Element | null>) {
  useEffect(() => {
    if (!list.current) return
    const mark = () => {
      for (const item of list.current?.querySelectorAll('li[aria-hidden]') ?? []) {
        item.toggleAttribute('inert', item.getAttribute('aria-hidden') === 'true')
      }
    }
    mark()
    const observer = new MutationObserver(mark)
    const attributeFilter = ['aria-hidden']
    observer.observe(list.current, {
      attributes: true,
      attributeFilter,
      childList: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [list])
}
