import { pictures } from 'content/pictures.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** A picture with its alternative text from content/pictures.ts. */
export function DescribedPicture(props: Omit<PictureProps, 'alt'>) {
  return <Picture {...props} alt={pictures[props.name]} />
}
