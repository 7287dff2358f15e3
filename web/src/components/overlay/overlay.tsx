import type { ReactNode } from 'react'
import { closeIcon, Icon } from '../icons/icons.ts'
import styles from './overlay.module.css'

type Props = {
  id: string
  /** Accessible name. */
  label: string
  children: ReactNode
  /** 'full' covers the screen; 'box' is a dialog in the middle. */
  size?: 'full' | 'box'
}

/** A modal dialog, which a button with the properties `opens(id)` opens. */
export function Overlay({ id, label, children, size = 'box' }: Props) {
  return (
    <dialog id={id} className={styles.overlay} data-size={size} aria-label={label} closedby="any">
      <div className={styles.content}>
        <button
          type="button"
          className={`round ${styles.close}`}
          aria-label="Close"
          // A spread, because React's types lack these attributes.
          {...{ command: 'close', commandfor: id }}
        >
          <Icon of={closeIcon} />
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** The attributes of a button that opens the dialog. For older browsers: app/commandfor-polyfill.ts. */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
})
