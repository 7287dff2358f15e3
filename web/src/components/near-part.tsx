import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useInView } from '../browser/use-in-view.ts'
import type { LazyValue } from '../lazy-value.ts'
import { FailureBoundary } from './failure-boundary.tsx'

type Props<P> = {
  part: LazyValue<ComponentType<P>>
  /** The part's properties. */
  with: P
  /** The content of the HTML: shown until the part's code has come, and when the part fails. */
  children?: ReactNode
  /** How much the viewport is extended, as the observer's `rootMargin`. */
  margin?: string
  className?: string | undefined
}

/** A part of a page that needs scripts: its code and styles are loaded when its place comes near the screen. */
export function NearPart<P extends object>({
  part,
  with: props,
  children,
  margin,
  className,
}: Props<P>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, { once: true, margin: margin ?? '50% 0px' })
  const [Part, setPart] = useState(() => loadedOf(part))
  useEffect(() => {
    if (!near) return
    part.load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [near, part])
  return (
    <div ref={place} className={className}>
      {Part ? (
        <FailureBoundary instead={children}>
          <Part {...props} />
        </FailureBoundary>
      ) : (
        children
      )}
    </div>
  )
}

/**
 * The part, if its code was loaded on an earlier visit to the page: the page then has its full height at once, and
 * the way back leads to the same place.
 */
function loadedOf<P>(part: LazyValue<ComponentType<P>>): ComponentType<P> | null {
  try {
    return part.loaded()
  } catch {
    return null
  }
}
