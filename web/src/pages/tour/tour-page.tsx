import { ASK_ABOUT_TOUR, BEFORE_YOU_BOOK } from 'content/control-labels.ts'
import { pricesOf } from 'content/prices.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import type { Tour } from 'content/tours.ts'
import { Link } from 'wouter'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { CommentForm } from '../../components/static-form/comment-form.tsx'
import { BelowFirstScreen } from '../../loading/below-first-screen.tsx'
import { lazyValue, lazyValues } from '../../loading/lazy-value.ts'
import { NearPart } from '../../loading/near-part.tsx'
import type { Match } from '../../routes.ts'
import { askPath, QUOTE_PATH } from './actions/ask-links.ts'
import { TourActions } from './actions/tour-actions.tsx'
import { BatchDetails } from './departures/batch-details.tsx'
import { Gallery } from './header/gallery.tsx'
import { TourFacts } from './header/tour-facts.tsx'
import { TourHeader } from './header/tour-header.tsx'
import { TourOffer } from './header/tour-offer.tsx'
import { PackingList } from './packing/packing-list.tsx'
import { PriceDetails } from './prices/price-details.tsx'
import { Itinerary } from './road/itinerary.tsx'
import { SectionLinks } from './section-links/section-links.tsx'
import styles from './tour-page.module.css'
import { Description, ItemList, sectionClass, TourSection } from './tour-section.tsx'

const tourDetail = lazyValues(loadTourDetail)
const priceSlip = lazyValue(async () => (await import('./prices/price-slip.tsx')).PriceSlip)

/** The sections are in the order of spec 2.5. */
export function Page(match: Match) {
  const tour = tourOf(match)
  const detail = tourDetail(tour.slug).read()
  const askLink = (
    <Link href={askPath(tour.title)} data-print="hide">
      {ASK_ABOUT_TOUR}
    </Link>
  )
  return (
    <article>
      <TourHeader title={tour.title} background={detail.pictures.background}>
        <TourOffer tour={tour} departures={detail.departures} />
      </TourHeader>
      <div className={`column ${styles.body}`}>
        <Gallery pictures={detail.pictures.header.slice(0, 4)} />
        <BelowFirstScreen />
        <TourFacts {...tour} priceHref="#prices">
          <TourActions tour={tour} />
        </TourFacts>
        <div className={styles.spread}>
          <SectionLinks tour={tour} departures={detail.departures} />
          <div>
            <TourSection title="About the tour">
              <Description html={detail.description} />
            </TourSection>
            <TourSection id="itinerary" title="Itinerary">
              <Itinerary tour={detail} />
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
                askLink
              ) : (
                // The link is shown until the slip's code has loaded, and when the slip fails.
                <NearPart
                  part={priceSlip}
                  with={{ tour, departures: detail.departures }}
                  room={<div className={styles.slipRoom} />}
                >
                  {askLink}
                </NearPart>
              )}
              <p className={`wrap ${styles.links}`} data-print="hide">
                <Link href="/before-you-book">{BEFORE_YOU_BOOK}</Link>
                {/* The quote form has one destination (spec 5). */}
                {tour.region === 'ladakh' && <Link href={QUOTE_PATH}>Get Quote</Link>}
              </p>
            </TourSection>
            <TourSection id="dates" title="Batch Details">
              <BatchDetails tour={tour} detail={detail} />
            </TourSection>
            <TourSection id="packing" title="Things to Pack">
              <PackingList items={detail.thingsToPack} />
            </TourSection>
            <TourSection id="questions" title="Q&A">
              <Accordion items={detail.questions} />
            </TourSection>
            <CommentForm className={sectionClass} />
            <TourSection title="Map">
              <MapFrame query={detail.mapQuery} title={`Map of ${tour.title}`} height={500} />
            </TourSection>
          </div>
        </div>
      </div>
    </article>
  )
}

export const load = (match: Match) => tourDetail(tourOf(match).slug).load()

/** routes.ts matches an address without a tour to the not-found page. */
function tourOf({ tour, params }: Match): Tour {
  if (!tour) throw new Error(`no tour is called "${params.id}"`)
  return tour
}
