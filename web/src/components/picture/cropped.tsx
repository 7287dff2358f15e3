import type { ReactNode } from 'react'
import { focalPointOf } from '../../content/focal-points.ts'
import type { PictureName } from '../../content/pictures.ts'
import styles from './picture.module.css'

type Props = {
  /** The name of the picture inside `children`; decides the focal point. */
  picture: PictureName
  className: string | undefined
  children: ReactNode
}

/** Shows the focal point at any ratio. A data attribute: the policy forbids style attributes. */
export function Cropped({ picture, className, children }: Props) {
  return (
    <div className={`${styles.box} ${className}`} data-focus={focalPointOf(picture)}>
      {children}
    </div>
  )
}
