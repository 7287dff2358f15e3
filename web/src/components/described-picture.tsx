import { type PictureName, pictures } from '../content/pictures.ts'
import { Picture, type PictureProps } from './picture.tsx'

export const pictureAlt = (name: PictureName) => pictures[name].alt

/**
 * A picture with its own words from content/pictures.ts. A page that shows only decorative ones does
 * not fetch that table.
 */
export function DescribedPicture(props: Omit<PictureProps, 'alt'>) {
  return <Picture {...props} alt={pictureAlt(props.name)} />
}
