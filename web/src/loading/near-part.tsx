import { type ComponentType, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FailureBoundary } from './failure-boundary.tsx'
import { focusInstead, keepOpen, keepPlace } from './keep-focus-and-scroll.ts'
import type { LazyValue } from './lazy-value.ts'
import { useNear } from './use-near.ts'

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

/** A part that needs scripts: its code and styles load when its place comes near the screen. */
export function NearPart<P extends object>({
  part,
  with: props,
  children,
  room,
  margin = '50% 0px',
  className,
}: Props<P>) {
  const place = useRef<HTMLDivElement>(null)
  const { value: Part, failed } = useNear(place, part, { margin, show })

  // flushSync, because keepPlace measures the place before and after the change.
  function show(change: () => void) {
    const hadFocus = place.current?.contains(document.activeElement)
    keepPlace(place.current, () => keepOpen(place.current, () => flushSync(change)))
    if (hadFocus && document.activeElement === document.body) focusInstead(place.current)
  }

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
