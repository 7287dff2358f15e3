import {
  type ReactElement,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { focusInstead } from '../../loading/keep-focus-and-scroll.ts'
import styles from './carousel.module.css'
import type { Turns } from './carousel-track.tsx'

type Props = {
  ref: Ref<Turns>
  children: readonly ReactElement[]
  /** Called with the index of the first item in view: at each scroll, and at the mount of a row that is scrolled. */
  onScrollTo: (first: number) => void
}

/** The plain row of a carousel. It scrolls; the buttons move it by one item, and from one end to the other. */
export function CarouselRow({ ref, children, onScrollTo }: Props) {
  const list = useRef<HTMLUListElement>(null)

  useImperativeHandle(ref, () => ({
    previous: () => moveBy(list.current, -1),
    next: () => moveBy(list.current, 1),
  }))

  const reportFirst = useEffectEvent((row: HTMLElement) => {
    const { first } = positionOf(row)
    if (first) onScrollTo(first)
  })

  // The turning row replaces this row when its code has loaded: a focused item loses the focus.
  useLayoutEffect(() => {
    const row = list.current
    // The visitor may have scrolled the row before its hydration.
    if (row) reportFirst(row)
    return () => {
      if (row?.contains(document.activeElement)) focusInstead(row.parentElement)
    }
  }, [])

  return (
    <ul
      ref={list}
      className={styles.row}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a focused list
      tabIndex={0}
      onScroll={({ currentTarget }) => onScrollTo(positionOf(currentTarget).first)}
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
  const { first, last, width } = positionOf(row)
  const next = (first + items + last + 1) % (last + 1)
  // In a right-to-left row the positions are negative.
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollTo({ left: sign * next * width })
}

/** `first`: the index of the first item in view; `last`: that index at the row's end; `width`: of an item (px). */
function positionOf(row: HTMLElement) {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 1
  return {
    first: Math.round(Math.abs(row.scrollLeft) / width),
    last: Math.round((row.scrollWidth - row.clientWidth) / width),
    width,
  }
}
