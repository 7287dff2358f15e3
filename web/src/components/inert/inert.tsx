import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string | undefined; label?: string }

/** A placeholder link of HTML, an <a> without href: announced as disabled; a press does nothing. */
export function InertLink({ children, className, label }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a placeholder link has nothing to follow or focus
    <a role="link" aria-disabled="true" aria-label={label} className={className}>
      {children}
    </a>
  )
}
