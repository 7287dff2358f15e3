import { exclusions, inclusions } from 'content/compiled/lists.ts'
import type { PictureName } from 'content/pictures.ts'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { CommentForm } from '../../components/static-form/comment-form.tsx'
import { BelowFirstScreen } from '../../loading/below-first-screen.tsx'
import { Gallery } from '../tour/header/gallery.tsx'
import { TourFacts } from '../tour/header/tour-facts.tsx'
import { TourHeader } from '../tour/header/tour-header.tsx'
import styles from '../tour/tour-page.module.css'
import { Description, ItemList, sectionClass, TourSection } from '../tour/tour-section.tsx'

const TITLE = 'Sample Tour'

const PICTURES: readonly PictureName[] = [
  'tso-moriri',
  'lamayuru',
  'more-plains',
  'hanle-monastery',
  'tso-kar',
]

const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.'

const QUESTIONS = [
  'How does it work?',
  'Do I need a guide?',
  'What happens when it rains?',
  'Where do we meet?',
].map((title) => ({ id: title, title, desc: LOREM }))

/** The second layout of the tour page (spec 2.1): static, with placeholder text. */
export function Page() {
  return (
    <article>
      <TourHeader title={TITLE} background="tso-moriri" />
      <div className={`column ${styles.body}`}>
        <BelowFirstScreen />
        <TourFacts title={TITLE} days={7} pricePerPerson={null} />
        <Gallery pictures={PICTURES} />
        <TourSection title="About the tour">
          <Description html={`<p>${LOREM}</p><p>${LOREM}</p>`} />
        </TourSection>
        <TourSection title="Inclusions">
          <ItemList items={inclusions} mark="included" />
        </TourSection>
        <TourSection title="Exclusions">
          <ItemList items={exclusions} mark="excluded" />
        </TourSection>
        <TourSection title="Q&A">
          <Accordion items={QUESTIONS} />
        </TourSection>
        <CommentForm className={sectionClass} />
        <TourSection title="Map">
          <MapFrame query="Queenstown, New Zealand" title={`Map of ${TITLE}`} height={500} />
        </TourSection>
      </div>
    </article>
  )
}
