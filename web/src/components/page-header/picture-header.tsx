import type { PictureName } from 'content/pictures.ts'
import type { ReactNode } from 'react'
import { Cropped } from '../picture/cropped.tsx'
import { DescribedPicture } from '../picture/described-picture.tsx'
import { Breadcrumb, type Trail } from './page-header.tsx'
import styles from './picture-header.module.css'

type Props = {
  title: string
  trail?: Trail
  picture: PictureName
  /** A sentence or two under the heading. */
  children: ReactNode
}

/** A page's heading beside a picture that extends to the window's edge. */
export function PictureHeader({ title, trail = [{ label: title }], picture, children }: Props) {
  return (
    <header className={`sky ${styles.header}`}>
      <div className={`spaced ${styles.words}`}>
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      <Cropped picture={picture} className={styles.picture}>
        <DescribedPicture name={picture} eager sizes="(width >= 44rem) 50vw, 100vw" />
      </Cropped>
    </header>
  )
}
