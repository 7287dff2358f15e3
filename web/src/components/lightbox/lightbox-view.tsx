import { useEffect, useLayoutEffect, useRef } from 'react'
import PackageLightbox from 'react-18-image-lightbox'
import { createPortal } from 'react-dom'
import 'react-18-image-lightbox/style.css'
import './lightbox-view.css'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import type { PictureName } from '../../content/pictures.ts'
import { pictureAlt } from '../picture/described-picture.tsx'
import { pictureUrl } from '../picture/picture.tsx'

type Props = {
  pictures: readonly PictureName[]
  /** Index of the picture that is shown. */
  index: number
  /** Called with the index of the picture to show; after the last comes the first, and before the first the last. */
  onMove: (index: number) => void
  onClose: () => void
}

/**
 * react-18-image-lightbox with the settings of spec 9. The specification uses the package's default labels, failure
 * text, zoom limit (300) and zoom step (100). The package's dialog is inside a popover, so that the page does not
 * scroll (styles/interaction.css) and Back closes the lightbox (app/back-closes.ts).
 */
export function LightboxView({ pictures, index, onMove, onClose }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const reducesMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  // The package stops keydown events, which breaks the focus trap of its own dialog.
  useFocusLoop()
  useLayoutEffect(() => {
    const { current } = layer
    current?.showPopover?.()
    return () => current?.hidePopover?.()
  }, [])
  const count = pictures.length
  const next = (index + 1) % count
  const previous = (index - 1 + count) % count
  const name = pictures[index]!
  return createPortal(
    <div
      ref={layer}
      popover="manual"
      className="lightbox-layer"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <PackageLightbox
        mainSrc={pictureUrl(name)}
        nextSrc={pictureUrl(pictures[next]!)}
        prevSrc={pictureUrl(pictures[previous]!)}
        imageTitle={pictureAlt(name)}
        // Announced when the picture changes. The visible caption is imageTitle.
        imageCaption={<span role="status">{`${index + 1} of ${count}: ${pictureAlt(name)}`}</span>}
        onMoveNextRequest={() => onMove(next)}
        onMovePrevRequest={() => onMove(previous)}
        onCloseRequest={onClose}
        animationDisabled={reducesMotion}
        animationDuration={300}
        imagePadding={10}
        reactModalProps={{
          // By default react-modal sets aria-hidden on <body>, which contains the dialog itself.
          appElement: document.getElementById('app'),
          parentSelector: () => document.querySelector('.lightbox-layer'),
        }}
      />
    </div>,
    document.body,
  )
}

/** While mounted, Tab and Shift+Tab cycle through the enabled buttons of the package's dialog. */
function useFocusLoop() {
  useEffect(() => {
    function loop(event: KeyboardEvent) {
      if (event.key !== 'Tab') return
      const stops = [...document.querySelectorAll<HTMLElement>('.ril-outer button:enabled')]
      const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      const inside = stops.some((stop) => stop === document.activeElement)
      if (inside && document.activeElement !== end) return
      event.preventDefault()
      start?.focus()
    }
    document.addEventListener('keydown', loop, { capture: true })
    return () => document.removeEventListener('keydown', loop, { capture: true })
  }, [])
}
