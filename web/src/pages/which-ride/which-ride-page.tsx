import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { PageHeader } from '../../components/page-header.tsx'
import { inIndia } from '../../content/in-india.ts'
import { ALL_ON_ONE_SCALE, LAY_OVER } from '../../content/labels.ts'
import { priceLabelOf } from '../../content/price-per-day.ts'
import { metres } from '../../content/road-figures.ts'
import { tourPath } from '../../routes.ts'
import {
  type Compared,
  compared,
  type Order,
  orders,
  questions,
  sorted,
  twoFor,
} from './compare.ts'
import styles from './which-ride-page.module.css'

/** The profiles of all tours on one scale, two chosen profiles in one drawing, and six questions that choose tours. */
export function Page() {
  return (
    <>
      <PageHeader title="Which ride is mine?" trail={[{ label: 'Tour', href: '/grid' }]} />
      <div className={`page ${styles.page}`}>
        <Questions />
        <AllTours />
      </div>
    </>
  )
}

/** The answer to each question before the visitor has chosen one: the last. */
const unanswered = questions.map(({ choices }) => choices.length - 1)

function Questions() {
  const fields = useRef<HTMLDivElement>(null)
  const [answers, setAnswers] = useState<readonly number[]>(unanswered)
  const fitting = twoFor(answers)

  function read() {
    const selects = fields.current?.querySelectorAll('select') ?? []
    setAnswers([...selects].map(({ value }) => Number(value)))
  }

  // The visitor may have answered before hydration.
  useLayoutEffect(read, [])

  return (
    <section aria-labelledby="ask" className={styles.ask}>
      <h2 id="ask">Six questions</h2>
      <div ref={fields} className={styles.questions}>
        {questions.map(({ name, title, choices }, index) => (
          <label key={name}>
            {/* Isolated: in a right-to-left page, the question mark stays at the end. */}
            <span>
              <bdi>{title}</bdi>
            </span>
            <select defaultValue={unanswered[index]} onChange={read}>
              {choices.map(({ label }, value) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p aria-live="polite">
        {String(answers) === String(unanswered) ? (
          <span>Answer one or more, and two tours are named here.</span>
        ) : (
          <span key={String(fitting.map(({ id }) => id))}>
            These two fit best: <FittingTour tour={fitting[0]} /> and{' '}
            <FittingTour tour={fitting[1]} />.
          </span>
        )}
      </p>
    </section>
  )
}

function FittingTour({ tour }: { tour: Compared }) {
  return <Link href={tourPath(tour.id)}>{tour.title}</Link>
}

/** The list of all tours, and the two chosen ones in one drawing. */
function AllTours() {
  const section = useRef<HTMLElement>(null)
  const [order, setOrder] = useState<Order>('fewest days')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const pair = chosen.flatMap((id) => compared.find((tour) => tour.id === id) ?? [])

  // The visitor may have chosen an order and tours before hydration.
  useLayoutEffect(() => {
    const ticked = section.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    setChosen([...ticked].map(({ value }) => Number(value)).slice(-2))
    setOrder((section.current?.querySelector('select')?.value ?? 'fewest days') as Order)
  }, [])

  return (
    <section ref={section} aria-labelledby="all">
      <h2 id="all">{ALL_ON_ONE_SCALE}</h2>
      <p>Kilometres run to the right; the thin lines stand at 0, 2,000 and 4,000 m.</p>
      <label className={styles.order}>
        Sort by
        <select
          value={order}
          onChange={({ currentTarget }) => setOrder(currentTarget.value as Order)}
        >
          {Object.keys(orders).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {pair.length > 0 && (
        <figure className={styles.pair}>
          <Profiles shown={pair} />
          <figcaption className={styles.legend}>
            <Legend shown={pair} />
          </figcaption>
        </figure>
      )}
      <ul className={styles.tours}>
        {sorted(order).map((tour) => {
          // On a phone the drawing above the list is out of sight when the second tour is chosen.
          const shown = chosen.includes(tour.id) ? pair : [tour]
          return (
            <li key={tour.id}>
              <Profiles shown={shown} />
              {shown.length > 1 && (
                <p className={styles.legend}>
                  <Legend shown={shown} />
                </p>
              )}
              <h3>
                <Link href={tourPath(tour.id)}>{tour.title}</Link>
              </h3>
              <p data-ltr="">{factsOf(tour)}</p>
              <label className={styles.choose}>
                <input
                  type="checkbox"
                  value={tour.id}
                  checked={chosen.includes(tour.id)}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked
                        ? [...chosen, tour.id].slice(-2)
                        : chosen.filter((id) => id !== tour.id),
                    )
                  }
                />
                {LAY_OVER}
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const longestKm = Math.max(...compared.map(({ km }) => km))
/** The altitude at the top of the drawing. */
const TOP_M = 6000

/** Profiles on the scale that all tours share. */
function Profiles({ shown }: { shown: readonly Compared[] }) {
  return (
    <svg
      className={styles.profile}
      viewBox="0 0 600 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-ltr=""
    >
      <path className={styles.levels} d="M0 80H600M0 40H600M0 119H600" />
      {shown.length === 1 && <path className={styles.ground} d={groundBelow(shown[0]!.line)} />}
      {shown.map(({ id, line }, index) => (
        <path key={id} data-line={index} d={pathOf(line)} />
      ))}
    </svg>
  )
}

/** The names of the tours in a drawing, each with the look of its line. */
function Legend({ shown }: { shown: readonly Compared[] }) {
  return shown.map(({ id, title }, index) => (
    <span key={id} data-line={index}>
      {title}
    </span>
  ))
}

function pathOf(line: Compared['line']): string {
  const points = line.map(([km, altitudeM]) => {
    const x = Math.round((600 * km) / longestKm)
    return `${x} ${Math.round(120 - (120 * altitudeM) / TOP_M)}`
  })
  return `M${points.join('L')}`
}

function groundBelow(line: Compared['line']): string {
  const end = Math.round((600 * line.at(-1)![0]) / longestKm)
  return `${pathOf(line)}L${end} 119L0 119z`
}

function factsOf(tour: Compared): string {
  const facts = [
    `${tour.days} days`,
    `${inIndia(tour.km)} km`,
    `highest bed ${metres(tour.highestBedM)}`,
    `longest day ${tour.longestHours} h`,
    priceLabelOf(tour),
  ]
  // A line breaks between two facts only.
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ')
}
