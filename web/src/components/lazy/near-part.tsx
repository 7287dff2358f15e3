import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusInstead } from '../../browser/focus-instead.ts'
import { keepPlace } from '../../browser/keep-place.ts'
import { loadAgainOnline } from '../../browser/load-again-online.ts'
import { useInView } from '../../browser/use-in-view.ts'
import type { LazyValue } from '../../loading/lazy-value.ts'
import { FailureBoundary } from './failure-boundary.tsx'

type Props<P> = {
  part: LazyValue<ComponentType<P>>
  with: P
  /** The prerendered content: shown until the part's code has loaded, and when the part fails. */
  children?: ReactNode
  /** A placeholder about as high as the part, so that the page below moves less. Shown until the code loads or fails. */
  room?: ReactNode
  /** How much the viewport is extended, as the observer's `rootMargin`. */
  margin?: string
  className?: string | undefined
}

/** A part that needs scripts. Its code and styles are loaded when its place comes near the screen, or at the first Tab. */
export function NearPart<P extends object>({
  part,
  with: props,
  children,
  room,
  margin,
  className,
}: Props<P>) {
  const place = useRef<HTMLDivElement>(null)
  const inView = useInView(place, { once: true, margin: margin ?? '50% 0px' })
  const [byKeyboard, setByKeyboard] = useState(false)
  useEffect(() => void firstTab.then(() => setByKeyboard(true)), [])
  const near = inView || byKeyboard
  // Loaded code is used at the first render: the page then has its full height, and Back scrolls to the same place.
  const [Part, setPart] = useState(() => part.loaded())
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!near) return
    // flushSync, because keepPlace measures the place before and after the change.
    const show = (change: () => void) => {
      const hadFocus = place.current?.contains(document.activeElement)
      keepPlace(place.current, () => flushSync(change))
      if (hadFocus && document.activeElement === document.body) focusInstead(place.current)
    }
    return loadAgainOnline(part.load, {
      onLoaded: (loaded) => show(() => setPart(() => loaded)),
      onFailed: () => show(() => setFailed(true)),
    })
  }, [near, part])
  return (
    <div ref={place} className={className}>
      {Part ? (
        <FailureBoundary instead={children}>
          <Part {...props} />
        </FailureBoundary>
      ) : (
        <>
          {children}
          {!failed && room}
        </>
      )}
    </div>
  )
}

/** Resolves at the first Tab, so that parts load before the focus reaches them. */
const firstTab = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  addEventListener('keydown', function look({ key }) {
    if (key !== 'Tab') return
    removeEventListener('keydown', look)
    resolve()
  })
})
