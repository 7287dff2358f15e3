import type { KeyboardEvent, WheelEvent } from 'react'

/**
 * Props of a number field for card and phone numbers: arrow keys and the mouse wheel do not change
 * the number.
 */
export const digits = {
  type: 'number',
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
  },
  // The wheel changes the number only while the field has the focus.
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const
