import PackageLightbox from 'react-18-image-lightbox'
import 'react-18-image-lightbox/style.css'
import './lightbox-view.css'
import { pageRoot } from '../browser/page-root.ts'
import { useFocusLoop } from '../browser/use-focus-loop.ts'
import { useMediaQuery } from '../browser/use-media-query.ts'
import { pictureAlt } from './described-picture.tsx'
import type { LightboxProps } from './lightbox.tsx'
import { pictureUrl } from './picture.tsx'

/**
 * The package with the site's own settings (spec 9). Its labels, the failure text, the zoom limit of
 * 300 and the step of 100 are the specification's by themselves.
 */
export function LightboxView({ pictures, index, onMove, onClose }: LightboxProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  // The package keeps keys to itself, and with them the end of its own loop.
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
      // Read aloud when it changes; the words themselves are seen above the picture.
      imageCaption={<span role="status">{`${index + 1} of ${count}: ${pictureAlt(name)}`}</span>}
      onMoveNextRequest={() => onMove(next)}
      onMovePrevRequest={() => onMove(previous)}
      onCloseRequest={onClose}
      animationDisabled={still}
      animationDuration={300}
      imagePadding={10}
      // By default it hides the whole body from screen readers, itself included.
      reactModalProps={{ appElement: pageRoot() }}
    />
  )
}
