import { Link } from 'wouter'
import { Accordion } from '../../components/accordion.tsx'
import { CommentForm } from '../../components/comment-form.tsx'
import { MapFrame } from '../../components/map-frame.tsx'
import { NearPart } from '../../components/near-part.tsx'
import type { Tour } from '../../content/catalogue.ts'
import { pricesOf } from '../../content/prices.ts'
import { lazyValue } from '../../lazy-value.ts'
import type { Match } from '../../routes.ts'
import { tourDetail } from '../../tour-detail.ts'
import { askPath } from './ask.ts'
import { BatchDetails } from './batch-details.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { ItemList } from './item-list.tsx'
import { Itinerary } from './itinerary.tsx'
import { PackingList } from './packing-list.tsx'
import { PriceDetails } from './price-details.tsx'
import { TourActions } from './tour-actions.tsx'
import { TourBody } from './tour-body.tsx'
import { TourFacts } from './tour-facts.tsx'
import { TourHeader } from './tour-header.tsx'
import { sectionClass, TourSection } from './tour-section.tsx'

const priceSlip = lazyValue(async () => (await import('./price-slip.tsx')).PriceSlip)

/** The sections are in the order of spec 2.5. */
export function Page(match: Match) {
  const tour = tourOf(match)
  const detail = tourDetail(tour.slug).read()
  return (
    <article>
      <TourHeader title={tour.title} background={detail.pictures.background} />
      <TourBody>
        <Gallery pictures={detail.pictures.header.slice(0, 4)} />
        <TourFacts {...tour}>
          <TourActions tour={tour} />
        </TourFacts>
        <TourSection title="About the tour">
          <Description html={detail.description} />
        </TourSection>
        <TourSection title="Itinerary">
          <Itinerary tour={detail} himalayan={/India$/.test(tour.place)} />
        </TourSection>
        <TourSection title="Inclusions">
          <ItemList items={detail.inclusions} mark="included" />
        </TourSection>
        <TourSection title="Exclusions">
          <ItemList items={detail.exclusions} mark="excluded" />
        </TourSection>
        <TourSection title="Price Details" hidesBar>
          <PriceDetails prices={pricesOf(tour)} />
          {tour.pricePerPerson === null ? (
            <Ask tour={tour} />
          ) : (
            <NearPart part={priceSlip} with={{ tour, season: detail.departures }}>
              <Ask tour={tour} />
            </NearPart>
          )}
        </TourSection>
        <TourSection title="Batch Details" hidesBar>
          <BatchDetails tour={tour} detail={detail} />
        </TourSection>
        <TourSection title="Things to Pack" hidesBar>
          <PackingList items={detail.thingsToPack} />
        </TourSection>
        <TourSection title="Q&A">
          <Accordion items={detail.questions.slice(0, 4)} />
        </TourSection>
        <CommentForm className={sectionClass} />
        <TourSection title="Map">
          <MapFrame query={detail.mapQuery} title={`Map of ${tour.title}`} height={500} />
        </TourSection>
      </TourBody>
    </article>
  )
}

function Ask({ tour }: { tour: Tour }) {
  return (
    <Link href={askPath(tour.title)} data-print="hide">
      Ask about this tour
    </Link>
  )
}

export const load = (match: Match) => tourDetail(tourOf(match).slug).load()

/** routes.ts matches an address without a tour to the not-found page. */
function tourOf({ tour, params }: Match): Tour {
  if (!tour) throw new Error(`no tour is called "${params.id}"`)
  return tour
}
