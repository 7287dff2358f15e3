import { ALL_ON_ONE_SCALE, COMPARE, HOW_BIKES_DIFFER, SEE_BOTH } from 'content/control-labels.ts'
import { unbroken } from 'content/line-breaks.ts'
import { rupees } from 'content/rupees.ts'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { BikeList } from '../../components/bike-list/bike-list.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { keepPlace } from '../../loading/keep-focus-and-scroll.ts'
import { tourPath } from '../../routes.ts'
import { type Compared, compared, type Order, orders, sorted } from './compare.ts'
import { figures } from './figures.ts'
import { Profiles } from './profiles.tsx'
import { bestTwoTours, priceFor, questions } from './questions-and-weights.ts'
import { TourPair } from './tour-pair.tsx'
import { useEntryState } from './use-entry-state.ts'
import styles from './which-ride-page.module.css'

/** Six questions that suggest two tours, the profiles of all tours to compare, and the bikes. */
export function Page() {
  return (
    <>
      <PageHeader title="Which ride is mine?" trail={[{ label: 'Tour', href: '/grid' }]} />
      <div className={`page ${styles.page}`}>
        <Questions />
        <AllTours />
        <section className="spaced" aria-labelledby="bikes">
          <h2 id="bikes">{HOW_BIKES_DIFFER}</h2>
          <BikeList />
        </section>
      </div>
    </>
  )
}

/** At first, the last choice of each question is selected: no wish. */
const unanswered = questions.map(({ choices }) => choices.length - 1)

function Questions() {
  const fields = useRef<HTMLDivElement>(null)
  const [answers, setAnswers] = useEntryState<readonly number[]>('answers', unanswered)
  const fitting = bestTwoTours(answers)

  function readAnswers() {
    const selects = fields.current?.querySelectorAll('select') ?? []
    setAnswers([...selects].map(({ value }) => Number(value)))
  }

  // The visitor may have answered before hydration.
  useLayoutEffect(readAnswers, [setAnswers])

  return (
    <section aria-labelledby="ask" className={`spaced ${styles.ask}`}>
      <h2 id="ask">Six questions</h2>
      <div ref={fields} className={`stack ${styles.questions}`}>
        {questions.map(({ name, title, choices }, index) => (
          <label key={name}>
            {/* Isolated: in a right-to-left page, the question mark stays at the end. */}
            <span>
              <bdi>{title}</bdi>
            </span>
            <select defaultValue={answers[index]} onChange={readAnswers}>
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
          // A new element for other tours or prices: in a translated page, React cannot change a text.
          <span key={String(fitting.map((tour) => [tour.id, priceFor(tour, answers)]))}>
            These two fit best: <FittingTour tour={fitting[0]} answers={answers} /> and{' '}
            <FittingTour tour={fitting[1]} answers={answers} />.
          </span>
        )}
      </p>
    </section>
  )
}

/** A tour with its price, as the answers say how one travels. */
function FittingTour({ tour, answers }: { tour: Compared; answers: readonly number[] }) {
  const price = priceFor(tour, answers)
  return (
    <>
      <Link href={tourPath(tour.id)}>{unbroken(tour.title)}</Link>
      {price !== null && ` (${rupees(price)} a person with GST)`}
    </>
  )
}

const unchosen: readonly number[] = []

/** The list of all tours, and above the list one or two chosen tours side by side. */
function AllTours() {
  const section = useRef<HTMLElement>(null)
  const [order, setOrder] = useEntryState<Order>('order', 'fewest days')
  const [chosen, setChosen] = useEntryState('chosen', unchosen)
  const place = useRef<HTMLDivElement>(null)
  const [first, second] = chosen.flatMap((id) => compared.find((tour) => tour.id === id) ?? [])
  const choose = useCallback(
    (id: number, isChosen: boolean) => {
      // The list stays in its place on the screen while the pair above the list becomes higher.
      keepPlace(place.current, () =>
        flushSync(() =>
          setChosen((now) =>
            isChosen ? [...now, id].slice(-2) : now.filter((other) => other !== id),
          ),
        ),
      )
    },
    [setChosen],
  )

  // The visitor may have chosen an order and tours before hydration.
  useLayoutEffect(() => {
    const ticked = section.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    setChosen([...ticked].map(({ value }) => Number(value)).slice(-2))
    setOrder((section.current?.querySelector('select')?.value ?? 'fewest days') as Order)
  }, [setOrder, setChosen])

  return (
    <section ref={section} className="spaced" aria-labelledby="all">
      <h2 id="all">{ALL_ON_ONE_SCALE}</h2>
      <p>Kilometres run to the right; the thin lines stand at 0, 2,000 and 4,000&nbsp;m.</p>
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
      <div ref={place} id="pair" className={styles.place}>
        {first && <TourPair first={first} second={second} />}
      </div>
      <ul className={`cards ${styles.tours}`}>
        {sorted(order).map((tour) => {
          const isChosen = chosen.includes(tour.id)
          return (
            <TourRow
              key={tour.id}
              tour={tour}
              isChosen={isChosen}
              isOneOfTwo={isChosen && second !== undefined}
              replaced={!isChosen && first && second ? first.title : null}
              onChoose={choose}
            />
          )
        })}
      </ul>
    </section>
  )
}

type RowProps = {
  tour: Compared
  isChosen: boolean
  isOneOfTwo: boolean
  /** The title of the tour that this tour would replace in the pair; null if none. */
  replaced: string | null
  onChoose: (id: number, isChosen: boolean) => void
}

/** With memo(), a press renders only the rows that change. */
const TourRow = memo(({ tour, isChosen, isOneOfTwo, replaced, onChoose }: RowProps) => {
  const words = replaced ? `${COMPARE} instead of ${replaced}` : COMPARE
  return (
    <li>
      <Profiles shown={tour} />
      <h3>
        <Link href={tourPath(tour.id)}>{unbroken(tour.title)}</Link>
      </h3>
      <ul className={`wrap small ${styles.facts}`}>
        {figures.map(({ name, factOf }) => (
          <li key={name}>
            <span data-ltr="">{factOf(tour)}</span>
          </li>
        ))}
      </ul>
      <p className={`wrap ${styles.choose}`}>
        <label>
          <input
            type="checkbox"
            value={tour.id}
            checked={isChosen}
            aria-label={`${words}: ${tour.title}`}
            onChange={({ currentTarget }) => onChoose(tour.id, currentTarget.checked)}
          />
          <span>{words}</span>
        </label>
        {isOneOfTwo && <a href="#pair">{SEE_BOTH}</a>}
      </p>
    </li>
  )
})
