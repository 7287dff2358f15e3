import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { QuoteForm } from '../../enquiry/quote-form.tsx'
import styles from './quote-panel.module.css'

/** The quote form beside a map of the tours' places (spec 2.4). */
export function QuotePanel() {
  return (
    <div className={styles.panel}>
      <QuoteForm />
      <MapFrame query="Ladakh, India" title="Tour map of Ladakh" height={500} />
    </div>
  )
}
