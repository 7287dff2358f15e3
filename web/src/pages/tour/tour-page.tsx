import { BelowFirstScreen } from '../../components/lazy/below-first-screen.tsx'
import type { Tour } from '../../content/catalogue.ts'
import { tourDetail } from '../../loading/tour-detail.ts'
import type { Match } from '../../routes.ts'
import { TourActions } from './actions/tour-actions.tsx'
import { Gallery } from './header/gallery.tsx'
import { TourFacts } from './header/tour-facts.tsx'
import { TourHeader } from './header/tour-header.tsx'
import { TourOffer } from './header/tour-offer.tsx'
import { TourSections } from './sections/tour-sections.tsx'
import styles from './tour-page.module.css'

/** The sections are in the order of spec 2.5. */
export function Page(match: Match) {
  const tour = tourOf(match)
  const detail = tourDetail(tour.slug).read()
  return (
    <article>
      <TourHeader title={tour.title} background={detail.pictures.background}>
        <TourOffer tour={tour} season={detail.departures} />
      </TourHeader>
      <div className={styles.body}>
        <Gallery pictures={detail.pictures.header.slice(0, 4)} />
        <BelowFirstScreen />
        <TourFacts {...tour} priceHref="#prices">
          <TourActions tour={tour} />
        </TourFacts>
        <TourSections tour={tour} detail={detail} />
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
