import { Link } from 'wouter'
import { NearPart } from '../../components/near-part.tsx'
import type { Tour } from '../../content/catalogue.ts'
import { ASK_ABOUT_TOUR, HOME_SHEET, POCKET_SHEET } from '../../content/labels.ts'
import { priceLabelOf } from '../../content/price-per-day.ts'
import { lazyValue } from '../../lazy-value.ts'
import { site } from '../../site.ts'
import { askPath, QUOTE_PATH, whatsappUrl } from './ask.ts'
import styles from './tour-actions.module.css'
import { unbroken } from './unbroken.ts'

const askBar = lazyValue(async () => (await import('./ask-bar.tsx')).AskBar)

const moreActions = lazyValue(async () => (await import('./more-actions.tsx')).MoreActions)

/** The ways to ask about a tour; each leads to a form or a chat that the visitor sends herself. */
export function TourActions({ tour }: { tour: Tour }) {
  const ask = askPath(tour.title)
  const chat = whatsappUrl(site.whatsapp, tour.title)
  return (
    <div className={styles.actions} data-hides-bar="" data-print="hide">
      <Link href={ask} className="button">
        {ASK_ABOUT_TOUR}
      </Link>
      {/* The quote form has one destination (spec 5). */}
      {tour.region === 'ladakh' && <Link href={QUOTE_PATH}>Get Quote</Link>}
      {chat && <a href={chat}>WhatsApp</a>}
      {/* Pages outside of the app (src/sheet/), so no links of the router. */}
      <a href={`/${tour.slug}/sheet`}>{POCKET_SHEET}</a>
      <a href={`/${tour.slug}/home`}>{HOME_SHEET}</a>
      <NearPart part={moreActions} with={{ tour }} margin="0px" className={styles.more} />
      <NearPart
        part={askBar}
        with={{ href: ask, price: unbroken(priceLabelOf(tour)) }}
        // Loaded as soon as this element is on the screen or above the screen.
        margin="99999px 0px 0px"
        className={styles.bar}
      />
    </div>
  )
}
