import { type RefObject, useEffect } from 'react'

/**
 * Sets `inert` on list items with aria-hidden="true", so that hidden items never take the focus.
 * The carousel package sets aria-hidden only, and the attribute changes while it runs, hence the
 * observer.
 */
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
