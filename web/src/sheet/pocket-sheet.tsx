import { agency } from 'content/compiled/agency.ts'
import { fuel } from 'content/compiled/pumps-and-signal.ts'
import { figuresOf, infoOf, metres, tourTotalsOf } from 'content/road/road-figures.ts'
import { groupDigits } from 'content/rupees.ts'
import type { Tour } from 'content/tours.ts'
import type { Day, TourDetail } from 'content/types.ts'
import { SheetMap, TourTitle } from './sheet-document.tsx'

/** On a tour that reaches this altitude, the sheet lists the signs of altitude sickness. */
const HIGH_M = 2_500

/** One A4 page that folds to A6: a front, two panels with the days, and what to know. */
export function PocketSheet({ tour, detail }: { tour: Tour; detail: TourDetail }) {
  const { days } = detail
  const middle = Math.ceil(days.length / 2)
  return (
    <div className="pocket" data-days={days.length > 8 ? 'many' : null}>
      <Front tour={tour} days={days} />
      <Days days={days} from={0} to={middle} />
      <Days days={days} from={middle} to={days.length} />
      <Notes tour={tour} days={days} />
    </div>
  )
}

function Front({ tour, days }: { tour: Tour; days: readonly Day[] }) {
  const { distanceKm, nights, highestM } = tourTotalsOf(days)
  const totals = [
    { name: 'Days and nights', value: `${tour.days} and ${nights}` },
    { name: 'On the road', value: `${groupDigits(distanceKm)} km` },
    { name: 'Highest point', value: metres(highestM) },
  ]
  return (
    <section className="panel front">
      <p className="brand">{agency.brand}</p>
      <TourTitle>{tour.title}</TourTitle>
      <p>{tour.place}</p>
      <dl className="totals">
        {totals.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SheetMap slug={tour.slug} shape="narrow" />
      <p className="office">
        {agency.phone.shown}, {agency.openingHours}
        <br />
        {agency.email}
      </p>
    </section>
  )
}

function Days({ days, from, to }: { days: readonly Day[]; from: number; to: number }) {
  return (
    <section className="panel">
      <h2>
        Days {from + 1} to {to}
      </h2>
      <ol className="days" start={from + 1}>
        {days.slice(from, to).map((day, index) => (
          <DayLines
            key={day.title}
            day={day}
            number={from + index + 1}
            hasNight={day !== days.at(-1)}
          />
        ))}
      </ol>
    </section>
  )
}

function DayLines({ day, number, hasNight }: { day: Day; number: number; hasNight: boolean }) {
  const figures = figuresOf(day)
  const info = infoOf(figures)
  const petrol = petrolOf(day.stops)
  return (
    <li>
      <h3>
        <span>{number}</span> {day.title}
      </h3>
      {info && (
        <p>
          <b>
            {figures.distanceKm}&nbsp;km, {info.time}, top {metres(figures.highestM)}
          </b>{' '}
          {day.stops.join('\u00a0– ')}
        </p>
      )}
      <p className="times">
        {/* A no-break space after each time, so that no line ends with a time. */}
        {day.track.map(({ time, title }) => `${time}\u00a0${title}`).join(', ')}
      </p>
      {(hasNight || petrol) && (
        <p>
          {hasNight && (
            <>
              <b>Bed</b> {day.stops.at(-1)}, {metres(figures.sleepM)}
              {'\u2003'}
            </>
          )}
          {petrol && (
            <>
              <b>Petrol</b> {petrol}
            </>
          )}
        </p>
      )}
    </li>
  )
}

function Notes({ tour, days }: { tour: Tour; days: readonly Day[] }) {
  const { highestM } = tourTotalsOf(days)
  return (
    <section className="panel">
      {highestM >= HIGH_M ? <AltitudeSickness /> : <h2>On the way</h2>}
      <h3>If you are lost or late</h3>
      <p>
        Stop where the backup vehicle must pass, and stay with the{' '}
        {tour.ride === 'SUV' ? 'car' : 'bike'}. Then call the captain, or the office:{' '}
        <span className="unbroken">{agency.phone.shown}</span>.
        {tour.region !== 'abroad' && ' The emergency number in India is 112.'}
      </p>
      <dl className="blanks">
        {['Name', 'First day', 'Captain’s phone', 'Blood group', 'Call in an emergency'].map(
          (blank) => (
            <div key={blank}>
              <dt>{blank}</dt>
              <dd />
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

/** General information, as in the site's articles, and no advice to a person. */
function AltitudeSickness() {
  return (
    <>
      <h2>Altitude sickness</h2>
      <p>It can hit anyone, the young and fit too. Tell the captain at the first sign.</p>
      <h3>Early signs: go no higher, rest, drink</h3>
      <p>Headache, feeling sick, no appetite, dizziness, tiredness, bad sleep.</p>
      <h3>Worse or no better: go down</h3>
      <p>Vomiting, weakness, a headache that tablets do not ease.</p>
      <h3>Danger: go down at once, oxygen, doctor</h3>
      <p>
        Confusion, stumbling like a drunk, breathless at rest, a wet cough, blue lips. Never leave
        such a person alone, and never wait for the morning.
      </p>
      <h3>Every day</h3>
      <p>
        Water, no alcohol, no sleeping pills, 15 to 20&nbsp;minutes on a pass and no more. A doctor,
        not a friend, decides on medicines.
      </p>
    </>
  )
}

/** The stops of a day with a reliable pump; '' without such a stop. */
function petrolOf(stops: readonly string[]): string {
  return [...new Set(stops)].filter((stop) => fuel.includes(stop)).join(', ')
}
