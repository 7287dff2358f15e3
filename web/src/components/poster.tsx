import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import styles from './poster.module.css'

type Props = {
  /** One with a dark, plain sky, which goes on above it; poster.module.css knows its ink. */
  picture: 'khardung-la' | 'umling-la' | 'hanle-night'
  title: string
  children: ReactNode
}

/** A page of few words, printed on the sky of a picture. */
export function Poster({ picture, title, children }: Props) {
  return (
    <section className={styles.poster} data-picture={picture}>
      <div className={styles.art}>
        <Picture name={picture} eager />
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
