// Controls that the specification shows without a function. They look active, and tell a screen
// reader that they are disabled; a press does nothing and changes no address.

import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string | undefined; label?: string }

/** A link without a target: an <a> without href, as HTML defines a placeholder link. */
export function InertLink({ children, className, label }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a placeholder link has nothing to follow or focus
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
