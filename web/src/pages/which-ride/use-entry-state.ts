import { useEffect, useState } from 'react'
import { useHydrated } from '../../loading/use-hydrated.ts'

/** A state that is kept in the history entry of the page, so that Back and Forward lead to the same state. */
export function useEntryState<T>(name: string, initial: T) {
  // On a loaded page, the first render must agree with the prerendered HTML, and the browser restores the fields.
  const isAfterMove = useHydrated()
  const [value, setValue] = useState<T>(() => (isAfterMove && history.state?.[name]) || initial)
  useEffect(() => {
    const kept = history.state?.[name] ?? initial
    if (value !== kept) history.replaceState({ ...history.state, [name]: value }, '')
  }, [name, initial, value])
  return [value, setValue] as const
}
