import type { ReactNode } from 'react'
import { Picture } from '../picture/picture.tsx'
import styles from './poster.module.css'

type Props = {
  /** A picture with a dark, plain sky. poster.module.css continues the colour of the sky above the picture. */
  picture: 'khardung-la' | 'about-camp' | 'hanle-night'
  title: string
  children: ReactNode
}

/** A page of few words on the sky of a picture. */
export function Poster({ picture, title, children }: Props) {
  return (
    <section className={styles.poster} data-picture={picture}>
      <div className={styles.art} data-print="hide">
        <Picture name={picture} eager />
      </div>
      <div className={`spaced column ${styles.words}`}>
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
