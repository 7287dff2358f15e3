import { useId, useState } from 'react'
import { HIGHEST_PRICE, LOWEST_PRICE } from '../../content/labels.ts'
import styles from './price-filter.module.css'
import { initialRange, moveEnd, type PriceRange, SCALE } from './price-range.ts'

/** Two prices, each with an input and a slider for the same value. */
export function PriceFilter() {
  const [range, setRange] = useState(initialRange)
  const move = (end: keyof PriceRange) => (price: number) =>
    setRange((current) => moveEnd(current, end, price))
  return (
    <div className={styles.ends}>
      <End label={LOWEST_PRICE} price={range.lowest} onMove={move('lowest')} />
      <End label={HIGHEST_PRICE} price={range.highest} onMove={move('highest')} />
    </div>
  )
}

type EndProps = { label: string; price: number; onMove: (price: number) => void }

/** One price. While a price is typed, the input shows the typed text; on blur it shows the price in use. */
function End({ label, price, onMove }: EndProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={styles.end}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        {...SCALE}
        // Set as text: React compares numbers and would leave "050", which equals 50.
        value={typed ?? String(price)}
        onChange={({ target }) => {
          // A price that was typed before hydration arrives when the field may have lost the focus.
          if (target === document.activeElement) setTyped(target.value)
          onMove(target.valueAsNumber)
        }}
        onBlur={() => setTyped(null)}
      />
      <input
        type="range"
        aria-labelledby={`${id}-label`}
        {...SCALE}
        value={price}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </div>
  )
}
