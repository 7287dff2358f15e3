import { type PictureName, pictures } from '../content/pictures.ts'
import { Picture } from './picture.tsx'

export const pictureAlt = (name: PictureName) => pictures[name].alt

/**
 * A picture with its own words from content/pictures.ts. A page that shows only decorative ones does
 * not fetch that table.
 */
export function DescribedPicture({ name, eager = false }: { name: PictureName; eager?: boolean }) {
  return <Picture name={name} alt={pictureAlt(name)} eager={eager} />
}
