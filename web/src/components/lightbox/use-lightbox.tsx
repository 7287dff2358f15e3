import type { PictureName } from 'content/pictures.ts'
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { lazyValue } from '../../loading/lazy-value.ts'
import { pictureUrl } from '../picture/picture.tsx'
import styles from './lightbox.module.css'

const view = lazyValue(async () => (await import('./lightbox-view.tsx')).LightboxView)

/**
 * Pictures as links to their files; a press of a link opens the lightbox, whose code is loaded at
 * the first press. Where that code cannot be loaded, the browser opens the file.
 * @returns the properties of the link to each picture, and the lightbox, which is false while it is closed
 */
export function useLightbox(pictures: readonly PictureName[]) {
  const [shown, setShown] = useState<number | null>(null)
  const [View, setView] = useState(view.loaded)

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // With one of these keys the browser opens the file in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    setShown(index)
    view.load().then(
      (loaded) => setView(() => loaded),
      () => {
        setShown(null)
        window.location.assign(href)
      },
    )
  }

  const lightbox = shown !== null && (
    <Layer onClose={() => setShown(null)}>
      {(layer) =>
        View ? (
          <View pictures={pictures} index={shown} onMove={setShown} layer={layer} />
        ) : (
          <p role="status">Loading…</p>
        )
      }
    </Layer>
  )
  const linkTo = (index: number) => ({
    href: pictureUrl(pictures[index]!),
    'aria-haspopup': 'dialog' as const,
    // Otherwise the browser would drag the picture, and not the carousel.
    draggable: false,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => open(event, index),
  })
  return { linkTo, lightbox }
}

type LayerProps = { children: (layer: HTMLDialogElement) => ReactNode; onClose: () => void }

/**
 * A modal dialog around the lightbox, which Escape and Back close like every dialog (app/close-on-back.ts). The dialog
 * stays in the page until it has closed, because its events end its history entry.
 */
function Layer({ children, onClose }: LayerProps) {
  const [layer, setLayer] = useState<HTMLDialogElement | null>(null)
  // Opened before the lightbox renders, which moves the focus into itself.
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    dialog?.showModal()
    setLayer(dialog)
  }, [])
  return (
    <dialog ref={open} aria-label="Lightbox" className={styles.layer} onClose={onClose}>
      {layer && children(layer)}
    </dialog>
  )
}
