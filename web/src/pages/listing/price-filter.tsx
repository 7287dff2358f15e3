import { HIGHEST_PRICE, LOWEST_PRICE } from 'content/control-labels.ts'
import { useEffect, useId, useRef } from 'react'
import styles from './listing.module.css'
import { initialRange, moveEnd, type PriceRange, SCALE } from './price-range.ts'

/** Two prices, each with an input and a slider for the same value. The sliders hold the range. */
export function PriceFilter() {
  const ends = useRef<HTMLDivElement>(null)
  // Takes over what the visitor changed before hydration: first the highest price, which may make room for the lowest.
  useEffect(() => {
    const changed = [...(ends.current?.querySelectorAll('input') ?? [])]
      .reverse()
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((field) => ({ field, price: field.valueAsNumber }))
    for (const { field, price } of changed) follow(field, price)
  }, [])
  return (
    <div ref={ends} className="stack">
      <End name="lowest" label={LOWEST_PRICE} />
      <End name="highest" label={HIGHEST_PRICE} />
    </div>
  )
}

function End({ name, label }: { name: keyof PriceRange; label: string }) {
  const id = useId()
  const field = {
    name,
    ...SCALE,
    defaultValue: initialRange[name],
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => follow(currentTarget),
  }
  return (
    <div className={styles.end}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        {...field}
        onBlur={({ currentTarget }) => show(currentTarget, rangeOf(currentTarget))}
      />
      <input type="range" aria-labelledby={`${id}-label`} {...field} name={`${name}-slider`} />
    </div>
  )
}

/** Applies the new price of a field, and shows the resulting range. */
function follow(field: HTMLInputElement, price = field.valueAsNumber) {
  show(field, moveEnd(rangeOf(field), endOf(field), price))
}

/** Writes a range into all fields of the filter, except a field in which the visitor is typing. */
function show(field: HTMLInputElement, range: PriceRange) {
  for (const each of fieldsAround(field)) {
    const isTyped = each.type === 'number' && each === document.activeElement
    if (!isTyped) each.value = String(range[endOf(each)])
  }
}

function rangeOf(field: HTMLInputElement): PriceRange {
  const sliders = fieldsAround(field).filter(({ type }) => type === 'range')
  const ends = sliders.map((each) => [endOf(each), each.valueAsNumber])
  return Object.fromEntries(ends) as PriceRange
}

const endOf = ({ name }: HTMLInputElement) => name.replace('-slider', '') as keyof PriceRange

function fieldsAround(field: HTMLInputElement) {
  return [...(field.closest('fieldset')?.querySelectorAll('input') ?? [])]
}
