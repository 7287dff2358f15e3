import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML and during hydration, then true. */
export function useHydrated(): boolean {
  const [, renderAgain] = useState(false)
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // React itself renders again only some time after the hydration. Until then it ignores the click of a button that
  // was rendered as disabled, although start/switch-on.ts has enabled that button in the DOM.
  useLayoutEffect(() => {
    if (!hydrated) renderAgain(true)
  }, [hydrated])
  return hydrated
}
