// Lazy hydration: a part of a prerendered page that nobody sees yet takes no processor time until the part comes near
// the screen or is used (docs/decisions/027).

import {
  createElement,
  type HTMLAttributes,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { closedGate, type Gate } from './gate.ts'

type Props = HTMLAttributes<HTMLElement> & {
  as: 'div' | 'footer' | 'li' | 'section'
  'data-print'?: 'hide'
  children: ReactNode
}

/**
 * An element whose content is hydrated later. Content that is not prerendered renders at once: on a page that a link of
 * the site opened, and where React renders the page anew because the HTML was changed before its hydration.
 */
export function LazilyHydrated({ as, children, ...attributes }: Props) {
  const place = useRef<HTMLElement>(null)
  const [gate] = useState(closedGate)
  const isMounted = useRef(false)
  // If the props change before the hydration, React discards the prerendered content, with everything typed there. So a
  // second render opens the gate.
  if (isMounted.current) gate.open()
  useEffect(() => {
    isMounted.current = true
    return gate.openWhenNeeded(place.current)
  }, [gate])
  return createElement(
    as,
    { ...attributes, ref: place },
    <Suspense>
      <Behind gate={gate}>{children}</Behind>
    </Suspense>,
  )
}

function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = !useHydrated()
  if (import.meta.env.SSR || !isHydrating) gate.open()
  use(gate.opened)
  return children
}
