// Controls that the specification shows without a function. They look as they would with one and say
// to a screen reader that they are off; nothing happens, and no address changes.

import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string | undefined; label?: string }

/** A link with no target: without an href, HTML's own element for one. */
export function InertLink({ children, className, label }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads nowhere, so there is nothing to follow or focus
    <a role="link" aria-disabled="true" aria-label={label} className={className}>
      {children}
    </a>
  )
}

/** A button that does nothing. */
export function InertButton({ children, className, label }: Props) {
  return (
    <button type="button" aria-disabled="true" aria-label={label} className={className}>
      {children}
    </button>
  )
}
