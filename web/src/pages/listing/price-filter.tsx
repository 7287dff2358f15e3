import { useId, useState } from 'react'
import styles from './price-filter.module.css'
import { initialRange, moveEnd, type PriceRange, SCALE } from './price-range.ts'

/** Two prices, each an input and a slider of one value. */
export function PriceFilter() {
  const [range, setRange] = useState(initialRange)
  const move = (end: keyof PriceRange) => (price: number) =>
    setRange((current) => moveEnd(current, end, price))
  return (
    <div className={styles.ends}>
      <End label="Lowest price" price={range.lowest} onMove={move('lowest')} />
      <End label="Highest price" price={range.highest} onMove={move('highest')} />
    </div>
  )
}

type EndProps = { label: string; price: number; onMove: (price: number) => void }

/** While it is being typed, a price stands as typed; on leaving the input it shows what it counts as. */
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
        // As text, or React would leave "050" alone, being equal to 50.
        value={typed ?? String(price)}
        onChange={({ target }) => {
          setTyped(target.value)
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
