import { type FocusEvent, type RefObject, useState } from 'react'
import { useInView } from '../browser/use-in-view.ts'
import { useMediaQuery } from '../browser/use-media-query.ts'
import { usePageVisible } from '../browser/use-page-visible.ts'

/**
 * When a carousel turns by itself (WCAG 2.2.2). A visitor's choice comes first, and reduced motion is
 * a choice too; then it waits while nobody sees it, while a pointer or the focus is inside, and while
 * its page holds it.
 */
export function useRotation(element: RefObject<Element | null>, held: boolean) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const visible = usePageVisible()
  const inView = useInView(element)
  const playing = chosen ?? !still

  function toggle() {
    setChosen(!playing)
    // Whoever presses Play wants to see it turn, though pointer and focus are on the button.
    setHovered(false)
    setFocused(false)
  }

  return {
    playing,
    rotating: playing && visible && inView && !held && !hovered && !focused,
    toggle,
    holds: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
