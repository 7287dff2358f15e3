import { useCallback, useRef, useState } from 'react'
import { useDismiss } from '../browser/use-dismiss.ts'
import { useRoomBelow } from '../browser/use-room-below.ts'
import { OpenIcon, ProfileIcon } from '../components/icons.ts'
import { PROFILE_MENU } from '../content/labels.ts'
import { ProfileItems } from './profile-items.tsx'
import styles from './profile-menu.module.css'

export function ProfileMenu() {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const items = useRef<HTMLUListElement>(null)
  const dismiss = useCallback((why: 'escape' | 'outside') => {
    setOpen(false)
    if (why === 'escape') button.current?.focus()
  }, [])
  useDismiss(menu, open, dismiss)
  useRoomBelow(items, open)

  return (
    <div ref={menu} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls="profile-menu"
        aria-label={PROFILE_MENU}
        onClick={() => setOpen(!open)}
      >
        <ProfileIcon size={20} aria-hidden="true" />
        <OpenIcon size={16} aria-hidden="true" />
      </button>
      <ProfileItems ref={items} id="profile-menu" hidden={!open} />
    </div>
  )
}
