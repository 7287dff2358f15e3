import { Link } from 'wouter'
import { Accordion } from '../../../components/accordion/accordion.tsx'
import { NearPart } from '../../../components/lazy/near-part.tsx'
import { MapFrame } from '../../../components/map-frame/map-frame.tsx'
import { CommentForm } from '../../../components/static-form/comment-form.tsx'
import type { Tour } from '../../../content/catalogue.ts'
import { ASK_ABOUT_TOUR, BEFORE_YOU_BOOK } from '../../../content/labels.ts'
import { pricesOf } from '../../../content/prices.ts'
import type { TourDetail } from '../../../content/tour.ts'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { askPath } from '../actions/ask.ts'
import { BatchDetails } from '../departures/batch-details.tsx'
import { PackingList } from '../packing/packing-list.tsx'
import { PriceDetails } from '../prices/price-details.tsx'
import { Itinerary } from '../road/itinerary.tsx'
import { TourSpine } from '../spine/tour-spine.tsx'
import { Description } from './description.tsx'
import { ItemList } from './item-list.tsx'
import { sectionClass, TourSection } from './tour-section.tsx'
import styles from './tour-sections.module.css'

const priceSlip = lazyValue(async () => (await import('../prices/price-slip.tsx')).PriceSlip)

/** The sections below the first screen, in the order of spec 2.5, and the links to them. */
export function TourSections({ tour, detail }: { tour: Tour; detail: TourDetail }) {
  return (
    <div className={styles.spread}>
      <TourSpine tour={tour} season={detail.departures} />
      <div>
        <TourSection title="About the tour">
          <Description html={detail.description} />
        </TourSection>
        <TourSection id="itinerary" title="Itinerary">
          <Itinerary tour={detail} himalayan={tour.region !== 'abroad'} />
        </TourSection>
        <TourSection title="Inclusions">
          <ItemList items={detail.inclusions} mark="included" />
        </TourSection>
        <TourSection title="Exclusions">
          <ItemList items={detail.exclusions} mark="excluded" />
        </TourSection>
        <TourSection id="prices" title="Price Details">
          <PriceDetails prices={pricesOf(tour)} />
          {tour.pricePerPerson === null ? (
            <Ask tour={tour} />
          ) : (
            // The ways to ask are shown until the slip's code has come, and when that code fails.
            <NearPart
              part={priceSlip}
              with={{ tour, season: detail.departures }}
              room={<div className={styles.slipRoom} />}
            >
              <Ask tour={tour} />
            </NearPart>
          )}
          <p data-print="hide">
            <Link href="/before-you-book">{BEFORE_YOU_BOOK}</Link>
          </p>
        </TourSection>
        <TourSection id="dates" title="Batch Details">
          <BatchDetails tour={tour} detail={detail} />
        </TourSection>
        <TourSection id="packing" title="Things to Pack">
          <PackingList items={detail.thingsToPack} />
        </TourSection>
        <TourSection id="questions" title="Q&A">
          <Accordion items={detail.questions.slice(0, 4)} />
        </TourSection>
        <CommentForm className={sectionClass} />
        <TourSection title="Map">
          <MapFrame query={detail.mapQuery} title={`Map of ${tour.title}`} height={500} />
        </TourSection>
      </div>
    </div>
  )
}

function Ask({ tour }: { tour: Tour }) {
  return (
    <Link href={askPath(tour.title)} data-print="hide">
      {ASK_ABOUT_TOUR}
    </Link>
  )
}
