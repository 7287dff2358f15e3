import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BackIcon } from '../../components/icons/icons.ts'
import { Cropped } from '../../components/picture/cropped.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import type { PictureName } from '../../content/pictures.ts'
import styles from './sign-in.module.css'

type Props = {
  title: string
  picture: PictureName
  banner?: ReactNode
  children: ReactNode
}

/** A card beside a picture, with the link to Home floating over the picture. */
export function SignInLayout({ title, picture, banner, children }: Props) {
  return (
    <div className={styles.layout}>
      <Cropped picture={picture} className={styles.art}>
        <Link href="/" className={styles.back} aria-label="Back to Home">
          <BackIcon aria-hidden="true" />
        </Link>
        <Picture name={picture} eager sizes="(width >= 60rem) 50vw, 100vw" />
      </Cropped>
      <div className={styles.card}>
        {banner}
        <h1>{title}</h1>
        {children}
        <p className={styles.terms}>
          <Link href="/terms">Terms of Services</Link>
        </p>
      </div>
    </div>
  )
}
