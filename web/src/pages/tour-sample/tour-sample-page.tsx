import { BelowFirstScreen } from '../../components/lazy/below-first-screen.tsx'
import { Gallery } from '../tour/header/gallery.tsx'
import { TourFacts } from '../tour/header/tour-facts.tsx'
import { TourHeader } from '../tour/header/tour-header.tsx'
import styles from '../tour/tour-page.module.css'
import { SampleSections } from './sample-sections.tsx'
import { sampleTour } from './sample-tour.ts'

/**
 * The second layout of the tour page (spec 2.1): static, with placeholder text and five pictures.
 */
export function Page() {
  const { title, days, pricePerPerson, background, pictures } = sampleTour
  return (
    <article>
      <TourHeader title={title} background={background} />
      <div className={styles.body}>
        <BelowFirstScreen />
        <TourFacts title={title} days={days} pricePerPerson={pricePerPerson} />
        <Gallery pictures={pictures} />
        <SampleSections />
      </div>
    </article>
  )
}
