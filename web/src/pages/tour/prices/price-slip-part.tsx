import type { ReactNode } from 'react'
import { NearPart } from '../../../components/late/near-part.tsx'
import type { Tour } from '../../../content/catalogue.ts'
import type { Season } from '../../../content/departures.ts'
import { lazyValue } from '../../../loading/lazy-value.ts'
import styles from './price-slip-part.module.css'

const priceSlip = lazyValue(async () => (await import('./price-slip.tsx')).PriceSlip)

type Props = { tour: Tour; season: Season | null; children: ReactNode }

/** The price slip; its children are shown until its code has come, and when that code fails. */
export function PriceSlipPart({ tour, season, children }: Props) {
  return (
    <NearPart part={priceSlip} with={{ tour, season }} room={<div className={styles.room} />}>
      {children}
    </NearPart>
  )
}
