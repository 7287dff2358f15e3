import type { PictureName } from 'content/pictures.ts'
import { moods, photographs } from 'pictures/drawn/pictures.json'
import styles from './picture.module.css'

/** The size of every drawn picture, in pixels. Photographs are cropped to the same aspect ratio. */
const PICTURE_WIDTH = 1200
const PICTURE_HEIGHT = 800

/** The address of a picture's SVG file, or of the widest version of a photograph. */
export function pictureUrl(name: PictureName): string {
  const widest = photographs[name]?.at(-1)
  return widest ? photographUrl(name, widest) : `/pictures/${name}.svg`
}

export type PictureProps = {
  name: PictureName
  /** True for pictures visible without scrolling: loaded at once. */
  eager?: boolean
  /** Alternative text; empty where the words beside the picture say the same. */
  alt?: string
  /** Value of the `sizes` attribute; matters for photographs only. */
  sizes?: string
  /** The id of a view in a drawn file; the view fills a box of any shape. */
  view?: string
}

/** A picture by its name in content/pictures.ts; fills the box of its parent. */
export function Picture({
  name,
  eager = false,
  alt = '',
  sizes = eager ? '100vw' : 'auto, (width >= 60rem) 33vw, 100vw',
  view,
}: PictureProps) {
  const widths = photographs[name]
  return (
    <img
      className={`${styles.picture} ${styles[moods[name]]}`}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      sizes={widths && sizes}
      srcSet={widths?.map((width) => `${photographUrl(name, width)} ${width}w`).join(', ')}
      src={pictureUrl(name) + (view && !widths ? `#${view}` : '')}
      alt={alt}
    />
  )
}

const photographUrl = (name: PictureName, width: number) => `/pictures/${name}-${width}.webp`
