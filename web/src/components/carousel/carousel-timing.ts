import {
  type FocusEvent,
  type RefObject,
  startTransition,
  useState,
  useSyncExternalStore,
} from 'react'
import { useInView } from '../../loading/use-in-view.ts'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'

/** Milliseconds from one step to the next (spec 9). */
export const STEP_MS = 3000

/**
 * When a carousel turns by itself (WCAG 2.2.2). The visitor's choice decides first; without a
 * choice, reduced motion stops the carousel. A playing carousel pauses while the page or the
 * carousel is out of view, while the pointer or the focus is inside, and while its parent passes
 * `held`.
 */
export function useRotation(element: RefObject<Element | null>, held: boolean) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducesMotion = useReducedMotion()
  const visible = usePageVisible()
  const inView = useInView(element)
  const playing = chosen ?? !reducesMotion

  function toggle() {
    setChosen(!playing)
    // After a press of Play, pointer and focus are on the button, and must not pause the carousel.
    setHovered(false)
    setFocused(false)
  }

  const rotating = playing && visible && inView && !held && !hovered && !focused

  return {
    playing,
    rotating,
    // Only for whoever turns the row: screen readers may read a live region aloud when it appears.
    announced: focused && !rotating,
    toggle,
    // Transitions, so that a press of a control is painted before the row is rendered anew.
    pauseHandlers: {
      onPointerEnter: () => startTransition(() => setHovered(true)),
      onPointerLeave: () => startTransition(() => setHovered(false)),
      onFocus: () => startTransition(() => setFocused(true)),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const stays = currentTarget.contains(relatedTarget)
        startTransition(() => setFocused(stays))
      },
    },
  }
}

/** False while the page's tab is hidden. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => true,
  )
}

function onVisibilityChange(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
