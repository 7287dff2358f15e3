import { type ReactNode, useId } from 'react'
import { LazilyHydrated } from '../../components/late/lazily-hydrated.tsx'
import styles from './tour-section.module.css'

/** The class of a section for a component that renders its own <section> and heading. */
export const sectionClass = styles.section

type Props = {
  title: string
  children: ReactNode
  /** The section's anchor in the address. */
  id?: string
  /** True where hydration changes what is shown, and must not wait until the section comes near the screen. */
  hydratedAtOnce?: boolean
}

/** A section of the tour page: its heading and its content. */
export function TourSection({ title, children, id, hydratedAtOnce }: Props) {
  const heading = useId()
  const attributes = { id, className: styles.section, 'aria-labelledby': heading }
  const content = (
    <>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </>
  )
  if (hydratedAtOnce) return <section {...attributes}>{content}</section>
  return (
    <LazilyHydrated as="section" {...attributes}>
      {content}
    </LazilyHydrated>
  )
}
