import { moods } from 'virtual:pictures'
import type { PictureName } from '../content/pictures.ts'
import styles from './picture.module.css'

/** The proportions in which every picture is drawn. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 800

export const pictureUrl = (name: PictureName) => `/pictures/${name}.svg`

type Props = {
  name: PictureName
  /** True on the first screen: fetched at once. */
  eager?: boolean
  /** What is seen; nothing where the words beside the picture say the same. */
  alt?: string
}

/** A picture of the project's own, by its name in content/pictures.ts; the box it fills is its parent's. */
export function Picture({ name, eager = false, alt = '' }: Props) {
  return (
    <img
      className={styles.picture}
      data-mood={moods[name]}
      src={pictureUrl(name)}
      alt={alt}
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
