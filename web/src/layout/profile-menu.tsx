import { OpenIcon, ProfileIcon } from '../components/icons/icons.ts'
import { PROFILE_MENU } from '../content/labels.ts'
import { ProfileItems } from './profile-items.tsx'
import styles from './profile-menu.module.css'

const ID = 'profile-menu'

/** A popover, which the browser opens and closes without code. */
export function ProfileMenu() {
  return (
    <>
      <button type="button" className={styles.button} aria-label={PROFILE_MENU} popoverTarget={ID}>
        <ProfileIcon size={20} aria-hidden="true" />
        <OpenIcon size={16} aria-hidden="true" />
      </button>
      <ProfileItems id={ID} />
    </>
  )
}
