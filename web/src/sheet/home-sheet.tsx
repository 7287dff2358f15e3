import { agency } from 'content/compiled/agency.ts'
import { silent, weak } from 'content/compiled/pumps-and-signal.ts'
import { figuresOf, metres } from 'content/road/road-figures.ts'
import type { Tour } from 'content/tours.ts'
import type { TourDetail } from 'content/types.ts'
import { SheetMap, TourTitle } from './sheet-document.tsx'

type Signal = 'silent' | 'weak' | 'usual'

type Words = { english: string; hindi: string }

const SIGNALS: Record<Signal, Words> = {
  silent: { english: 'No signal: no news is normal', hindi: 'सिग्नल नहीं: ख़बर न आना सामान्य है' },
  weak: { english: 'Weak signal', hindi: 'सिग्नल कमज़ोर' },
  usual: { english: '', hindi: '' },
}

const COLUMNS: readonly Words[] = [
  { english: 'Night', hindi: 'रात' },
  { english: 'Date', hindi: 'तारीख़' },
  { english: 'Bed', hindi: 'ठहरने की जगह' },
  { english: 'Altitude', hindi: 'ऊँचाई' },
]
const PHONE: Words = { english: 'Phone', hindi: 'फ़ोन' }

/** For those who wait at home: each night's bed, and the nights without a phone network. */
export function HomeSheet({ tour, detail }: { tour: Tour; detail: TourDetail }) {
  const nights = detail.days.slice(0, -1)
  const signals = nights.map(({ stops }) => signalAt(stops.at(-1) ?? ''))
  const hasSilentNight = signals.includes('silent')
  const hasPhoneColumn = signals.some((signal) => signal !== 'usual')
  // Prepaid numbers of other states are blocked in Ladakh, and in Jammu and Kashmir on the way there.
  const isPostpaidOnly = tour.region === 'ladakh'
  return (
    <div className="home">
      <p className="brand">{agency.brand}</p>
      <TourTitle>{tour.title}</TourTitle>
      <p className="lead">
        <Both english="For those who wait at home" hindi="घर पर इंतज़ार करने वालों के लिए" />
      </p>
      <table>
        <thead>
          <tr>
            {[...COLUMNS, ...(hasPhoneColumn ? [PHONE] : [])].map((words) => (
              <th key={words.english} scope="col">
                <Both {...words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nights.map((day, index) => {
            const bed = day.stops.at(-1) ?? ''
            const signal = signals[index]!
            return (
              <tr key={day.title} data-signal={signal}>
                <td>{index + 1}</td>
                <td />
                <td>{bed}</td>
                <td>{metres(figuresOf(day).sleepM)}</td>
                {hasPhoneColumn && (
                  <td>
                    <Both {...SIGNALS[signal]} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="both">
        <div>
          <h2>If you are worried</h2>
          <p>
            {hasSilentNight
              ? 'A silent day is an ordinary day there: phones work in some villages only, often on one network'
              : 'A silent day can be an ordinary day: between the towns a phone may have no signal'}
            {isPostpaidOnly &&
              ', and in Ladakh and Kashmir a number from another state works only if it is postpaid'}
            . Call the office, which knows the plan of the group:
          </p>
          <p className="office">
            {agency.phone.shown}, {agency.openingHours}
            <br />
            {agency.email}
          </p>
        </div>
        <div lang="hi">
          <h2>चिंता हो तो</h2>
          <p>
            {hasSilentNight
              ? 'जिस दिन फ़ोन न आए, वह वहाँ एक आम दिन है: फ़ोन कुछ ही गाँवों में चलता है, अक्सर एक ही नेटवर्क पर'
              : 'जिस दिन फ़ोन न आए, वह भी आम दिन हो सकता है: शहरों के बीच सिग्नल हमेशा नहीं मिलता'}
            {isPostpaidOnly && ', और लद्दाख और कश्मीर में दूसरे राज्यों के केवल पोस्टपेड नंबर चलते हैं'}। दफ़्तर को
            फ़ोन कीजिए, जिसे समूह का कार्यक्रम मालूम है:
          </p>
          <p className="office">
            <span lang="en">
              {agency.phone.shown}, {agency.openingHours}
              <br />
              {agency.email}
            </span>
          </p>
        </div>
      </div>
      <dl className="blanks">
        {[
          ['Captain’s phone', 'कप्तान का फ़ोन'],
          ['Back on', 'वापसी'],
        ].map(([english, hindi]) => (
          <div key={english}>
            <dt>
              {english} <span lang="hi">{hindi}</span>
            </dt>
            <dd />
          </div>
        ))}
      </dl>
      <SheetMap slug={tour.slug} shape="wide" />
    </div>
  )
}

/** English above Hindi; nothing where there are no words. */
function Both({ english, hindi }: Words) {
  return (
    <>
      {english}
      {hindi && (
        <>
          <br />
          <span lang="hi">{hindi}</span>
        </>
      )}
    </>
  )
}

/** How well a phone can be expected to work at a bed. */
function signalAt(bed: string): Signal {
  if (silent.includes(bed)) return 'silent'
  return weak.includes(bed) ? 'weak' : 'usual'
}
