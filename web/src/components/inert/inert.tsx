import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string | undefined; label?: string }

/**
 * A link that the specification shows without a target: an <a> without href, as HTML defines a placeholder link. It looks
 * active, and tells a screen reader that it is disabled; a press does nothing and changes no address.
 */
export function InertLink({ children, className, label }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a placeholder link has nothing to follow or focus
    <a role="link" aria-disabled="true" aria-label={label} className={className}>
      {children}
    </a>
  )
}
