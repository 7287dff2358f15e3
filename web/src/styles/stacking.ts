/** The stacking order of everything with a z-index, as style sheets write it: `var(--z-bar)`. */
export const stacking = {
  /** Within a box that isolates its stacking context. */
  below: -1,
  above: 1,
  /** On the page. */
  bar: 5,
  notice: 6,
  cover: 10,
} as const
