import { agency } from 'content/compiled/agency.ts'
import { ASK_ABOUT_TOUR, HOME_SHEET, POCKET_SHEET } from 'content/control-labels.ts'
import type { Tour } from 'content/tours.ts'
import { Link } from 'wouter'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { NearPart } from '../../../loading/near-part.tsx'
import { useHydrated } from '../../../loading/use-hydrated.ts'
import { askPath, whatsappUrl } from './ask-links.ts'
import styles from './tour-actions.module.css'

const moreActions = lazyValue(async () => (await import('./more-actions.tsx')).MoreActions)

/** What a visitor can do about a tour: ask by form or chat, open a sheet, share or keep it. */
export function TourActions({ tour }: { tour: Tour }) {
  // A browser that keeps tours has a worker. There the part loads at once, because it renews the copy (keep-tour.tsx).
  const keepsTours = useHydrated() && Boolean(navigator.serviceWorker?.controller)
  const chat = whatsappUrl(agency.whatsapp, tour.title)
  return (
    <div className={`wrap ${styles.actions}`} data-print="hide">
      <Link href={askPath(tour.title)} className="button">
        {ASK_ABOUT_TOUR}
      </Link>
      <div className={`wrap ${styles.quiet}`}>
        {chat && <a href={chat}>WhatsApp</a>}
        {/* Pages outside of the app (src/sheet/), so no links of the router. */}
        <a href={`/${tour.slug}/sheet`}>{POCKET_SHEET}</a>
        <a href={`/${tour.slug}/home`}>{HOME_SHEET}</a>
        <NearPart
          part={moreActions}
          with={{ tour }}
          margin={keepsTours ? '99999px' : '0px'}
          className={`wrap ${styles.more}`}
        />
      </div>
    </div>
  )
}
