import { useDirection, useTheme } from '../browser/preferences.ts'
import { scrollToTop } from '../browser/scroll-to-top.ts'
import { useScrolledPast } from '../browser/use-scrolled-past.ts'
import { DarkIcon, LightIcon, TopIcon } from '../components/icons.ts'
import { BACK_TO_TOP, DARK_THEME, LIGHT_THEME } from '../content/labels.ts'
import styles from './floating-controls.module.css'

/**
 * The controls for theme, direction and back to top. They float in the page's margin where the margin
 * is wide enough, and otherwise are in the sticky bar, so that they never cover text or a field.
 */
export function FloatingControls() {
  const [theme, flipTheme] = useTheme()
  const [direction, flipDirection] = useDirection()
  const far = useScrolledPast(300)
  const otherDirection = direction === 'rtl' ? 'LTR' : 'RTL'
  return (
    <div className={styles.controls}>
      {far && (
        <button type="button" aria-label={BACK_TO_TOP} onClick={scrollToTop}>
          <TopIcon size={20} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={styles.theme}
        aria-label={theme === 'dark' ? LIGHT_THEME : DARK_THEME}
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
    </div>
  )
}
