import { moods } from 'virtual:pictures'
import { type PictureName, pictures } from '../content/pictures.ts'
import styles from './picture.module.css'

/** The proportions in which every picture is drawn. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 800

export const pictureUrl = (name: PictureName) => `/pictures/${name}.svg`
export const pictureAlt = (name: PictureName) => pictures[name].alt

type Props = {
  name: PictureName
  /** True on the first screen: fetched at once. */
  eager?: boolean
  /** True where the words beside the picture say the same: hidden from a screen reader. */
  decorative?: boolean
}

/** A picture of the project's own, by its name in content/pictures.ts; the box it fills is its parent's. */
export function Picture({ name, eager = false, decorative = false }: Props) {
  return (
    <img
      className={styles.picture}
      data-mood={moods[name]}
      src={pictureUrl(name)}
      alt={decorative ? '' : pictureAlt(name)}
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
