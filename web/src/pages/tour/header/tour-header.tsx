import { unbroken } from 'content/line-breaks.ts'
import type { PictureName } from 'content/pictures.ts'
import { pictureGround, ridge } from 'pictures/ridge.ts'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../components/page-header/page-header.tsx'
import { Cropped } from '../../../components/picture/cropped.tsx'
import { Picture } from '../../../components/picture/picture.tsx'
import styles from './tour-header.module.css'

type Props = {
  title: string
  background: PictureName
  /** What stands beside the title where there is room. */
  children?: ReactNode
}

/** A tour's heading below the picture, not on it, so that the heading is legible whatever the picture shows. */
export function TourHeader({ title, background, children }: Props) {
  return (
    <header className="night">
      <Cropped picture={background} className={styles.picture}>
        <Picture name={background} eager view="wide" />
        <svg
          className={styles.ground}
          viewBox="0 0 1600 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path {...ridge(pictureGround, 1600, 100)} />
        </svg>
      </Cropped>
      <div className={`column wrap ${styles.words}`}>
        <h1>{unbroken(title)}</h1>
        {children}
        <Breadcrumb trail={[{ label: 'Tour', href: '/grid' }]} />
      </div>
    </header>
  )
}
