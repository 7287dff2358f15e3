import { Accordion } from '../../components/accordion/accordion.tsx'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { CommentForm } from '../../components/static-form/comment-form.tsx'
import { exclusions, inclusions } from '../../content/compiled/lists.ts'
import { Description, ItemList, sectionClass, TourSection } from '../tour/tour-section.tsx'
import { sampleTour } from './sample-tour.ts'

/** The sections below the first screen. */
export function SampleSections() {
  const { title, description, questions } = sampleTour
  return (
    <>
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
    </>
  )
}
