/** Values of z-index by name. Style sheets write `var(--z-bar)`. */
export const stacking = {
  /** Within a component. */
  below: -1,
  above: 1,
  /** On the page. */
  bar: 5,
  notice: 6,
  cover: 10,
} as const
