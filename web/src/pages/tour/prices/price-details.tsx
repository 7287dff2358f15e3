import { withGst } from 'content/gst.ts'
import { type PriceDetail, priceText } from 'content/prices.ts'
import { rupees } from 'content/rupees.ts'
import { Link } from 'wouter'
import fold from '../../../components/fold/fold.module.css'
import { postPath } from '../../../routes.ts'
import styles from './price-details.module.css'

/** The booking options with prices, add-ons and charges; without a price, "On request". */
export function PriceDetails({ prices }: { prices: readonly PriceDetail[] }) {
  if (prices.length === 0) return <p>On request</p>
  return (
    <>
      <ul className={`parts ${styles.prices}`}>
        {prices.map(({ adons, additionalCharges, ...option }) => (
          <li key={option.title}>
            <h3>{option.title}</h3>
            <p className={styles.price}>
              <span data-ltr="">{priceText(option)}</span>
            </p>
            <p className="small">{withGstText(option)}</p>
            <details className={styles.extras}>
              <summary className={fold.head}>
                {adons.ons.length > 0 ? 'Add-ons and charges' : additionalCharges.title}
              </summary>
              {adons.ons.length > 0 && (
                <Extras title={adons.title} items={adons.ons.map(({ label }) => label)} />
              )}
              {adons.note && <p>{adons.note}</p>}
              <Extras title={additionalCharges.title} items={additionalCharges.charge} />
            </details>
          </li>
        ))}
      </ul>
      {prices.some(({ bike }) => bike) && (
        <p data-print="hide">
          <Link href={postPath(BIKES_POST)}>Choosing a bike</Link>
        </p>
      )}
    </>
  )
}

/** The id of the article about the bikes. */
const BIKES_POST = 9

/** "INR 25,095 a person with GST, INR 50,190 for two". */
function withGstText({
  perPerson,
  gstPercent,
  people,
}: Pick<PriceDetail, 'perPerson' | 'gstPercent' | 'people'>) {
  const text = `${rupees(withGst(perPerson, gstPercent))} a person with GST`
  if (people === 1) return text
  const count = people === 2 ? 'two' : `${people} people`
  return `${text}, ${rupees(withGst(people * perPerson, gstPercent))} for ${count}`
}

function Extras({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul className="bullets muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
