import { type PictureName, pictures } from 'content/pictures.ts'
import { Picture, type PictureProps } from './picture.tsx'

export const pictureAlt = (name: PictureName) => pictures[name]

/** A picture with its alternative text from content/pictures.ts. */
export function DescribedPicture(props: Omit<PictureProps, 'alt'>) {
  return <Picture {...props} alt={pictureAlt(props.name)} />
}
