import { BACK_TO_TOP, DARK_THEME, LIGHT_THEME } from 'content/control-labels.ts'
import { darkIcon, Icon, lightIcon, topIcon } from '../components/icons/icons.ts'
import { does } from '../loading/start/button-actions.ts'
import styles from './floating-controls.module.css'

/**
 * The controls for theme, direction and back to top. They float in the page's margin or, where the
 * margin is too narrow, stand in the sticky bar, so that they never cover text or a field. The HTML
 * of a switch has both states; the style sheet shows the state that a press leads to.
 */
export function FloatingControls() {
  return (
    <div className={styles.controls}>
      <button type="button" aria-label={BACK_TO_TOP} className={styles.top} {...does('top')}>
        <Icon of={topIcon} size={20} aria-hidden="true" />
      </button>
      <button type="button" className={styles.theme} {...does('theme')}>
        <span role="img" aria-label={DARK_THEME}>
          <Icon of={darkIcon} size={20} aria-hidden="true" />
        </span>
        <span role="img" aria-label={LIGHT_THEME}>
          <Icon of={lightIcon} size={20} aria-hidden="true" />
        </span>
      </button>
      <button type="button" className={styles.direction} {...does('direction')}>
        <span role="img" aria-label="RTL: right to left">
          RTL
        </span>
        <span role="img" aria-label="LTR: left to right">
          LTR
        </span>
      </button>
    </div>
  )
}
