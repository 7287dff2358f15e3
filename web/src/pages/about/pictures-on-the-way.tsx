import { useState } from 'react'
import { Carousel } from '../../components/carousel.tsx'
import { DescribedPicture } from '../../components/described-picture.tsx'
import { Lightbox } from '../../components/lightbox.tsx'
import { SectionHeading } from '../../components/section-heading.tsx'
import { PICTURES_ON_THE_WAY } from '../../content/labels.ts'
import type { PictureName } from '../../content/pictures.ts'
import styles from './pictures-on-the-way.module.css'

/** In the order of places on a long loop from Leh. */
const names: readonly PictureName[] = [
  'leh-palace',
  'thiksey',
  'alchi',
  'lamayuru',
  'khardung-la',
  'hunder-dunes',
  'diskit',
  'turtuk-terraces',
  'shyok-road',
  'pangong-morning',
  'pangong-evening',
  'chushul-plain',
  'hanle-monastery',
  'hanle-night',
  'umling-la',
  'tso-moriri',
  'tso-kar',
  'more-plains',
]

export function PicturesOnTheWay() {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <Carousel
        label={PICTURES_ON_THE_WAY}
        className={styles.strip}
        arrows
        held={open !== null}
        heading={<SectionHeading title="On the way" />}
      >
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            className={styles.print}
            onClick={() => setOpen(index)}
          >
            <DescribedPicture name={name} />
          </button>
        ))}
      </Carousel>
      {open !== null && (
        <Lightbox pictures={names} index={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
