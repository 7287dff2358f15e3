import { useState } from 'react'
import { DescribedPicture } from '../../components/described-picture.tsx'
import { Lightbox } from '../../components/lightbox.tsx'
import type { PictureName } from '../../content/pictures.ts'
import styles from './gallery.module.css'

/** The header images; a press opens a picture in the lightbox. */
export function Gallery({ pictures }: { pictures: readonly PictureName[] }) {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <section aria-label="Pictures">
      <ul className={styles.gallery}>
        {pictures.map((name, index) => (
          <li key={name}>
            <button type="button" aria-haspopup="dialog" onClick={() => setShown(index)}>
              <DescribedPicture name={name} eager sizes="(width >= 60rem) 33vw, 100vw" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Lightbox
          pictures={pictures}
          index={shown}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}
