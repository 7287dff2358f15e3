import { type ReactElement, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import styles from './carousel.module.css'
import type { Turns } from './carousel-track.tsx'

type Props = {
  ref: Ref<Turns>
  children: readonly ReactElement[]
  /** Called when another item has become the first one in view, with its place in the row, from 0. */
  onScrollTo: (first: number) => void
}

/** The plain row of a carousel: it scrolls, and the buttons move it by one item, from its end to its beginning. */
export function CarouselRow({ ref, children, onScrollTo }: Props) {
  const list = useRef<HTMLUListElement>(null)

  useImperativeHandle(ref, () => ({
    previous: () => moveBy(list.current, -1),
    next: () => moveBy(list.current, 1),
  }))

  useLayoutEffect(() => {
    const row = list.current
    return () => {
      if (row?.contains(document.activeElement)) focusInstead(row.parentElement)
    }
  }, [])

  return (
    <ul
      ref={list}
      className={styles.row}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard too
      tabIndex={0}
      onScroll={({ currentTarget }) => onScrollTo(placeOf(currentTarget).first)}
    >
      {children.map((child) => (
        <li key={child.key} className={styles.item}>
          {child}
        </li>
      ))}
    </ul>
  )
}

function moveBy(row: HTMLElement | null, items: 1 | -1) {
  if (!row) return
  const { first, last, width } = placeOf(row)
  const next = (first + items + last + 1) % (last + 1)
  // In a right-to-left row the positions are negative.
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollTo({ left: sign * next * width })
}

/** The item that is first in view, the last item that can be, both from 0, and an item's width in pixels. */
function placeOf(row: HTMLElement) {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 1
  return {
    first: Math.round(Math.abs(row.scrollLeft) / width),
    last: Math.round((row.scrollWidth - row.clientWidth) / width),
    width,
  }
}

/** Moves the focus from an element that is about to leave the page to the element around it, until the visitor moves on. */
function focusInstead(around: HTMLElement | null) {
  around?.setAttribute('tabindex', '-1')
  around?.focus({ preventScroll: true })
  around?.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true })
}
