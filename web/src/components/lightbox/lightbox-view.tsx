import PackageLightbox from 'react-18-image-lightbox'
import 'react-18-image-lightbox/style.css'
import './lightbox-view.css'
import { type PictureName, pictures as texts } from 'content/pictures.ts'
import type { TouchEvent } from 'react'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'
import { pictureUrl } from '../picture/picture.tsx'

type Props = {
  pictures: readonly PictureName[]
  /** Index of the picture that is shown. */
  index: number
  /** Called with the index of the picture to show; after the last comes the first, and before the first the last. */
  onMove: (index: number) => void
  /** The dialog around the lightbox. */
  layer: HTMLDialogElement
}

/**
 * react-18-image-lightbox with the settings of spec 9. The specification uses the package's default
 * labels, failure text, zoom limit (300) and zoom step (100). The package's own dialog has no role
 * here, because `layer` is the dialog.
 */
export function LightboxView({ pictures, index, onMove, layer }: Props) {
  const reducesMotion = useReducedMotion()
  const count = pictures.length
  const next = (index + 1) % count
  const previous = (index - 1 + count) % count
  const name = pictures[index]!
  return (
    <div
      onTouchStartCapture={allowDefault}
      onTouchMoveCapture={allowDefault}
      onTouchEndCapture={allowDefault}
    >
      <PackageLightbox
        mainSrc={pictureUrl(name)}
        nextSrc={pictureUrl(pictures[next]!)}
        prevSrc={pictureUrl(pictures[previous]!)}
        imageTitle={texts[name]}
        // Announced when the picture changes. The visible caption is imageTitle.
        imageCaption={<span role="status">{`${index + 1} of ${count}: ${texts[name]}`}</span>}
        onMoveNextRequest={() => onMove(next)}
        onMovePrevRequest={() => onMove(previous)}
        onCloseRequest={() => layer.close()}
        animationDisabled={reducesMotion}
        animationDuration={300}
        imagePadding={10}
        reactModalProps={{
          ariaHideApp: false,
          parentSelector: () => layer,
          role: 'none',
          contentLabel: null,
          aria: { modal: null },
        }}
      />
    </div>
  )
}

/**
 * A work-around: React listens to touches passively (https://github.com/facebook/react/issues/19651), so that each
 * `preventDefault` of the package would only log an error. `touch-action: none` of the package's sheet does its work.
 */
function allowDefault({ nativeEvent }: TouchEvent) {
  nativeEvent.preventDefault = () => {}
}
