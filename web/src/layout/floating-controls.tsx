import { useDirection, useTheme } from '../browser/preferences.ts'
import { scrollToTop, useScrolledPast } from '../browser/use-scrolled-past.ts'
import { DarkIcon, LightIcon, TopIcon } from '../components/icons.ts'
import styles from './floating-controls.module.css'

/** Theme, direction and the way back to the top, always at hand. */
export function FloatingControls() {
  const [theme, flipTheme] = useTheme()
  const [direction, flipDirection] = useDirection()
  const far = useScrolledPast(300)
  const otherDirection = direction === 'rtl' ? 'LTR' : 'RTL'
  return (
    <aside className={styles.controls} aria-label="Display" data-print="hide">
      {far && (
        <button type="button" aria-label="Back to top" onClick={scrollToTop}>
          <TopIcon size={20} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        onClick={flipTheme}
      >
        {theme === 'dark' ? (
          <LightIcon size={20} aria-hidden="true" />
        ) : (
          <DarkIcon size={20} aria-hidden="true" />
        )}
      </button>
      <button
        type="button"
        aria-label={direction === 'rtl' ? 'LTR: left to right' : 'RTL: right to left'}
        onClick={flipDirection}
      >
        {otherDirection}
      </button>
    </aside>
  )
}
