import { PICTURES_ON_THE_WAY } from 'content/control-labels.ts'
import type { PictureName } from 'content/pictures.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { useLightbox } from '../../components/lightbox/use-lightbox.tsx'
import { DescribedPicture } from '../../components/picture/described-picture.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import styles from './about-page.module.css'

/** Roughly in the order of a long loop from Leh. */
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
  const { linkTo, lightbox } = useLightbox(names)
  return (
    <>
      <Carousel
        label={PICTURES_ON_THE_WAY}
        className={styles.strip}
        arrows
        held={lightbox !== false}
        heading={<SectionHeading title="On the way" />}
      >
        {names.map((name, index) => (
          <a key={name} className={styles.picture} {...linkTo(index)}>
            <DescribedPicture name={name} />
          </a>
        ))}
      </Carousel>
      {lightbox}
    </>
  )
}
