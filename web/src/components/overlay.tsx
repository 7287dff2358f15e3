import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { CloseIcon } from './icons.ts'
import styles from './overlay.module.css'

type Props = {
  /** Accessible name. */
  label: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** 'full' covers the screen; 'box' is a dialog in the middle. */
  size?: 'full' | 'box'
}

/**
 * A modal dialog. The browser's own <dialog> traps the focus, closes on Escape and restores the
 * focus. The children are mounted only while the dialog is open.
 */
export function Overlay({ label, open, onClose, children, size = 'box' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  /** The target of a press on the backdrop is the dialog element itself. */
  function closeOutside({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-size={size}
      aria-label={label}
      onClose={onClose}
      onClick={closeOutside}
    >
      {open && (
        <div className={styles.content}>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <CloseIcon aria-hidden="true" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  )
}
