import { type ReactNode, useId } from 'react'
import { LazilyHydrated } from '../../components/lazily-hydrated.tsx'
import styles from './tour-section.module.css'

/** The class of a section for a component that renders its own <section> and heading. */
export const sectionClass = styles.section

type Props = {
  title: string
  children: ReactNode
  /** True where the section has fields or a link of its own, which ask-bar.tsx must not cover. */
  hidesBar?: boolean
  /** True where hydration changes what is shown, and must not wait until the section comes near the screen. */
  hydratedAtOnce?: boolean
}

/** A section of the tour page: its heading, at the side where there is room, and its content. */
export function TourSection({ title, children, hidesBar, hydratedAtOnce }: Props) {
  const heading = useId()
  const attributes = {
    className: styles.section,
    'data-hides-bar': hidesBar ? '' : null,
    'aria-labelledby': heading,
  } as const
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
