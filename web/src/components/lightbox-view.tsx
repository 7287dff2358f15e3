import PackageLightbox from 'react-18-image-lightbox'
import 'react-18-image-lightbox/style.css'
import './lightbox-view.css'
import { pageRoot } from '../browser/page-root.ts'
import { useFocusLoop } from '../browser/use-focus-loop.ts'
import { useMediaQuery } from '../browser/use-media-query.ts'
import { pictureAlt } from './described-picture.tsx'
import type { LightboxProps } from './lightbox-props.ts'
import { pictureUrl } from './picture.tsx'

/**
 * react-18-image-lightbox with the settings of spec 9. Its default labels, failure text, zoom limit
 * of 300 and zoom step of 100 are those of the specification.
 */
export function LightboxView({ pictures, index, onMove, onClose }: LightboxProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  // The package stops the propagation of keydown events, which breaks the focus trap of react-modal,
  // the dialog that the package uses.
  useFocusLoop('.ril-outer')
  const count = pictures.length
  const next = (index + 1) % count
  const previous = (index - 1 + count) % count
  const name = pictures[index]!
  return (
    <PackageLightbox
      mainSrc={pictureUrl(name)}
      nextSrc={pictureUrl(pictures[next]!)}
      prevSrc={pictureUrl(pictures[previous]!)}
      imageTitle={pictureAlt(name)}
      // Announced when it changes. The visible caption is imageTitle.
      imageCaption={<span role="status">{`${index + 1} of ${count}: ${pictureAlt(name)}`}</span>}
      onMoveNextRequest={() => onMove(next)}
      onMovePrevRequest={() => onMove(previous)}
      onCloseRequest={onClose}
      animationDisabled={still}
      animationDuration={300}
      imagePadding={10}
      // By default react-modal sets aria-hidden on <body>, which contains the dialog itself.
      reactModalProps={{ appElement: pageRoot() }}
    />
  )
}
