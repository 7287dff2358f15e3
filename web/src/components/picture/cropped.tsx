import type { ReactNode } from 'react'
import { focalPointOf } from '../../content/focal-points.ts'
import type { PictureName } from '../../content/pictures.ts'
import styles from './cropped.module.css'

type Props = {
  /** The name of the picture inside `children`; decides the focal point. */
  picture: PictureName
  className: string | undefined
  children: ReactNode
}

/**
 * A box with a size of its own, filled by a picture whose subject stays visible at every aspect
 * ratio. The focal point is an attribute, because the Content-Security-Policy forbids style
 * attributes.
 */
export function Cropped({ picture, className, children }: Props) {
  return (
    <div className={`${styles.box} ${className}`} data-focus={focalPointOf(picture)}>
      {children}
    </div>
  )
}
