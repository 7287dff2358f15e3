import type { KeyboardEvent, WheelEvent } from 'react'

/**
 * A field of a number that nobody counts: of a card, a phone. The arrow keys and the wheel do not change
 * what was typed.
 */
export const digits = {
  type: 'number',
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
  },
  // The browser counts in a field that has the focus.
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const
