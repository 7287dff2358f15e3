// Lazy hydration: the part of a prerendered page that nobody sees yet costs the visitor's processor nothing until it
// comes near the screen or is used (docs/decisions/027).

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
import { useHydrated } from '../browser/use-hydrated.ts'
import { closedGate, type Gate } from './gate.ts'

type Props = HTMLAttributes<HTMLElement> & {
  as: 'div' | 'footer' | 'li' | 'section'
  'data-print'?: 'hide'
  'data-hides-bar'?: '' | null
  children: ReactNode
}

/**
 * An element whose content is hydrated later. Content that is not in the HTML renders at once: on a page that a link of the
 * site opened, and where the HTML was changed before its hydration, so that React renders all anew.
 */
export function LazilyHydrated({ as, children, ...attributes }: Props) {
  const place = useRef<HTMLElement>(null)
  const [gate] = useState(closedGate)
  const isMounted = useRef(false)
  // React discards prerendered HTML that changes before its hydration, and what was typed there. So a change opens the gate.
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
