import { focalPointOf } from 'content/focal-points.ts'
import type { PictureName } from 'content/pictures.ts'
import type { ReactNode } from 'react'
import styles from './picture.module.css'

type Props = {
  /** The name of the picture inside `children`; decides the focal point. */
  picture: PictureName
  className: string | undefined
  children: ReactNode
}

/** Keeps the focal point in view at any aspect ratio. The page's policy forbids `style`. */
export function Cropped({ picture, className, children }: Props) {
  return (
    <div className={`${styles.box} ${className}`} data-focus={focalPointOf(picture)}>
      {children}
    </div>
  )
}
