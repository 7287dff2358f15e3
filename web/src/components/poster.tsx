import type { ReactNode } from 'react'
import { type PictureName, pictures } from '../content/pictures.ts'
import { Picture } from './picture.tsx'
import styles from './poster.module.css'

type Props = {
  picture: PictureName
  title: string
  children: ReactNode
}

/** A page of few words, printed on the sky of a picture. */
export function Poster({ picture, title, children }: Props) {
  return (
    <section className={styles.poster} data-hour={pictures[picture].hour}>
      <div className={styles.art}>
        <Picture name={picture} eager decorative />
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
