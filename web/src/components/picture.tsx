import { moods, photographs } from 'virtual:pictures'
import type { PictureName } from '../content/pictures.ts'
import styles from './picture.module.css'

/** The proportions in which every picture is drawn, and a photograph is cut. */
const PICTURE_WIDTH = 1200
const PICTURE_HEIGHT = 800

/** Its one file, or the widest of a photograph's. */
export function pictureUrl(name: PictureName): string {
  const widest = photographs[name]?.at(-1)
  return widest ? photographUrl(name, widest) : `/pictures/${name}.svg`
}

export type PictureProps = {
  name: PictureName
  /** True on the first screen: fetched at once. */
  eager?: boolean
  /** What is seen; nothing where the words beside the picture say the same. */
  alt?: string
  /** How wide its box is, as the attribute has it; matters for a photograph alone. */
  sizes?: string
}

/** A picture by its name in content/pictures.ts; the box it fills is its parent's. */
export function Picture({
  name,
  eager = false,
  alt = '',
  sizes = eager ? '100vw' : 'auto, (width >= 60rem) 33vw, 100vw',
}: PictureProps) {
  const widths = photographs[name]
  return (
    <img
      className={styles.picture}
      data-mood={moods[name]}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      sizes={widths && sizes}
      srcSet={widths?.map((width) => `${photographUrl(name, width)} ${width}w`).join(', ')}
      src={pictureUrl(name)}
      alt={alt}
    />
  )
}

const photographUrl = (name: PictureName, width: number) => `/pictures/${name}-${width}.webp`
