import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { ASK_ABOUT_TOUR } from '../../content/labels.ts'
import styles from './ask-bar.module.css'
import type { AskBarProps } from './ask-bar-props.ts'

/** What hides the bar while it is in view: the first screen, parts with fields or with the link itself, the footer. */
const HIDES_BAR =
  'main header, [aria-label="Pictures"], [data-hides-bar], main :is(form, input), footer'

/**
 * A low bar at the foot of a phone's screen with the link to the contact form. The bar is hidden while an element of
 * HIDES_BAR is on the screen, so that the bar never covers a field or repeats the link.
 */
export function AskBar({ href, price }: AskBarProps) {
  const isPhone = useMediaQuery('(width < 48rem)')
  const shown = useNoneInView(HIDES_BAR) && isPhone
  return (
    <div className={styles.bar} data-shown={shown || null} data-print="hide">
      <span data-ltr="">{price}</span>
      <Link href={href} className="button">
        {ASK_ABOUT_TOUR}
      </Link>
    </div>
  )
}

/** Whether no element of the page that fits the selector is in the viewport. */
function useNoneInView(selector: string): boolean {
  const [none, setNone] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setNone(inView.size === 0)
    })
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return none
}
