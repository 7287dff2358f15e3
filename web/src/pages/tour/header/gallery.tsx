import type { PictureName } from 'content/pictures.ts'
import { useLightbox } from '../../../components/lightbox/use-lightbox.tsx'
import { DescribedPicture } from '../../../components/picture/described-picture.tsx'
import styles from './gallery.module.css'

/** The header images; a press opens a picture in the lightbox. */
export function Gallery({ pictures }: { pictures: readonly PictureName[] }) {
  const { linkTo, lightbox } = useLightbox(pictures)
  return (
    <section aria-label="Pictures">
      <ul className={styles.gallery}>
        {pictures.map((name, index) => (
          <li key={name}>
            <a className="frame" {...linkTo(index)}>
              <DescribedPicture name={name} sizes="(width >= 60rem) 33vw, 100vw" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  )
}
