export type AskBarProps = {
  /** The contact form, filled in for the tour. */
  href: string
  /** "From INR 3,414 / Day", with no-break spaces in the amount. */
  price: string
}
