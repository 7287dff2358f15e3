import { HOW_BIKES_DIFFER, WHAT_IT_COSTS } from 'content/control-labels.ts'
import { type Departure, datesText, freeFrom } from 'content/departure-texts.ts'
import { type PriceDetail, pricesOf } from 'content/prices.ts'
import type { Tour } from 'content/tours.ts'
import { useState } from 'react'
import { BikeList } from '../../../components/bike-list/bike-list.tsx'
import fold from '../../../components/fold/fold.module.css'
import { useToday } from '../../../loading/use-today.ts'
import { Choices, Field } from './choices-and-field.tsx'
import { type Choice, departureFor, MOST_PEOPLE } from './cost-and-leave.ts'
import styles from './price-slip.module.css'
import { PriceSlipBill } from './price-slip-bill.tsx'

type Props = { tour: Tour; departures: readonly Departure[] }
/** `count` is the text that was typed. */
type Chosen = { option: number; count: string; addon: string; dates: string }

/** What the visitor has chosen on each tour, kept for a return from the contact form. */
const kept = new Map<string, Chosen>()

/** The fields for riders, bike, number and dates, and what the tour then costs. */
export function PriceSlip({ tour, departures }: Props) {
  const [chosen, setChosen] = useState(
    () => kept.get(tour.slug) ?? { option: 0, count: '1', addon: '', dates: '' },
  )
  const choose = (change: Partial<Chosen>) => {
    const changed = { ...chosen, ...change }
    kept.set(tour.slug, changed)
    setChosen(changed)
  }
  const today = useToday()
  const options = pricesOf(tour)
  const option = options[chosen.option] ?? options[0]
  if (!option) return null
  const addons = option.adons.ons
  const most = Math.floor(MOST_PEOPLE / option.people)
  const count = countOf(chosen.count, most)
  const isCorrected = String(count) !== chosen.count.trim()
  const choice: Choice = {
    option,
    count,
    addon: addons.find(({ label }) => label === chosen.addon) ?? null,
  }
  const free = freeFrom(departures, today)
  const departure = departureFor(chosen.dates, free, departures)

  return (
    <section className={`columns ${styles.cost}`} aria-labelledby="true-cost">
      <h3 id="true-cost">{WHAT_IT_COSTS}</h3>
      <div className={`spaced ${styles.fields}`} data-print="hide">
        {options.length > 1 && (
          <Choices
            title="Who rides"
            items={options.map(({ title }, index) => ({ value: String(index), title }))}
            value={String(chosen.option)}
            onChange={(value) => choose({ option: Number(value), addon: '' })}
          />
        )}
        {addons.length > 0 && (
          <Choices
            title="Which bike"
            items={[
              { value: '', title: `${option.bike?.name}, as in the price` },
              ...addons.map(({ label }) => ({ value: label, title: label })),
            ]}
            value={chosen.addon}
            onChange={(addon) => choose({ addon })}
          >
            {option.adons.note && <p>{option.adons.note}</p>}
            <details>
              <summary className={fold.head}>{HOW_BIKES_DIFFER}</summary>
              <BikeList />
            </details>
          </Choices>
        )}
        <Field label={countLabelOf(option)}>
          {(id) => (
            <>
              <input
                id={id}
                type="number"
                inputMode="numeric"
                min={1}
                max={most}
                defaultValue={chosen.count}
                aria-describedby={`${id}-limit`}
                aria-invalid={isCorrected}
                onChange={({ target }) => choose({ count: target.value })}
              />
              <p id={`${id}-limit`} className="small" aria-live="polite">
                <span>{`1 to ${most}: a group has up to ${MOST_PEOPLE} people.`}</span>
                {isCorrected && <span>{` The total is for ${count}.`}</span>}
              </p>
            </>
          )}
        </Field>
        {free.length > 0 && (
          <Field label="Dates">
            {(id) => (
              <select
                id={id}
                value={chosen.dates}
                onChange={({ target }) => choose({ dates: target.value })}
              >
                <option value="">Not decided yet</option>
                {free.map(datesText).map((dates) => (
                  // Unicode isolates instead of <bdi>, because an <option> takes no markup.
                  <option key={dates} value={dates}>{`\u2066${dates}\u2069`}</option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <PriceSlipBill tour={tour} choice={choice} dates={chosen.dates} departure={departure} />
    </section>
  )
}

function countLabelOf({ unit, people }: PriceDetail): string {
  const what = { rider: 'riders', bike: 'bikes', seat: 'seats', person: 'people' }[unit]
  const each = people === 2 ? 'two people' : `${people} people`
  return `How many ${what}${people > 1 ? `, each with ${each}` : ''}`
}

/** The typed number without its fraction, kept between 1 and `most`; 1 for any other text. */
function countOf(typed: string, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(Number(typed)) || 1))
}
