import { type PriceDetail, priceText, withGst } from '../../../content/prices.ts'
import { rupees } from '../../../content/rupees.ts'
import styles from './price-details.module.css'

/** The booking options with prices, add-ons and charges; a tour without a price shows "On request". */
export function PriceDetails({ prices }: { prices: readonly PriceDetail[] }) {
  if (prices.length === 0) return <p>On request</p>
  return (
    <ul className={`parts ${styles.prices}`}>
      {prices.map(({ adons, additionalCharges, ...option }) => (
        <li key={option.title}>
          <h3>{option.title}</h3>
          <p className={styles.price}>
            <span data-ltr="">{priceText(option)}</span>
          </p>
          <p className="small">
            <span data-ltr="">{rupees(withGst(option.perPerson, option.gstPercent))}</span> with GST
          </p>
          <Extras title={adons.title} items={adons.ons.map(({ label }) => label)} />
          <Extras title={additionalCharges.title} items={additionalCharges.charge} />
        </li>
      ))}
    </ul>
  )
}

function Extras({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.extras}>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
