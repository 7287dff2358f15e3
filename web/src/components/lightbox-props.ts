import type { PictureName } from '../content/pictures.ts'

export type LightboxProps = {
  pictures: readonly PictureName[]
  /** Index of the picture that is shown. */
  index: number
  /**
   * Called with the index of the picture to show; after the last comes the first, and before the
   * first the last.
   */
  onMove: (index: number) => void
  onClose: () => void
}
