import { Accordion } from '../../components/accordion.tsx'
import { CommentForm } from '../../components/comment-form.tsx'
import { MapFrame } from '../../components/map-frame.tsx'
import { exclusions, inclusions } from '../../content/compiled/lists.ts'
import { Description } from '../tour/description.tsx'
import { Gallery } from '../tour/gallery.tsx'
import { ItemList } from '../tour/item-list.tsx'
import { TourBody } from '../tour/tour-body.tsx'
import { TourFacts } from '../tour/tour-facts.tsx'
import { TourHeader } from '../tour/tour-header.tsx'
import { sectionClass, TourSection } from '../tour/tour-section.tsx'
import { sampleTour } from './sample-tour.ts'

/**
 * The second layout of the tour page (spec 2.1): static, with placeholder text and five pictures.
 */
export function Page() {
  const { title, days, pricePerPerson, background, pictures, description, questions } = sampleTour
  return (
    <article>
      <TourHeader title={title} background={background} />
      <TourBody>
        <TourFacts title={title} days={days} pricePerPerson={pricePerPerson} />
        <Gallery pictures={pictures} />
        <TourSection title="About the tour">
          <Description html={description} />
        </TourSection>
        <TourSection title="Inclusions">
          <ItemList items={inclusions} mark="included" />
        </TourSection>
        <TourSection title="Exclusions">
          <ItemList items={exclusions} mark="excluded" />
        </TourSection>
        <TourSection title="Q&A">
          <Accordion items={questions} />
        </TourSection>
        <CommentForm className={sectionClass} />
        <TourSection title="Map">
          <MapFrame query="Queenstown, New Zealand" title={`Map of ${title}`} height={500} />
        </TourSection>
      </TourBody>
    </article>
  )
}
