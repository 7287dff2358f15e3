import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { CloseIcon } from './icons.ts'
import styles from './overlay.module.css'

type Props = {
  /** What a screen reader calls it. */
  label: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** 'full' covers the screen, 'box' is a modal dialog in its middle. */
  size?: 'full' | 'box'
}

/**
 * A modal over the page: the browser's own <dialog> keeps the focus inside, closes on Escape and
 * gives the focus back. Its content exists only while it is open.
 */
export function Overlay({ label, open, onClose, children, size = 'box' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  /** A press on the backdrop is a press on the dialog itself. */
  function closeOutside({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
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
