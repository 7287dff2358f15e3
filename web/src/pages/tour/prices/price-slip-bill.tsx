import { ASK_ABOUT_CHOICE } from 'content/control-labels.ts'
import { calendarPath, type Departure } from 'content/departure-texts.ts'
import { feesInLadakh } from 'content/prices.ts'
import { rupees } from 'content/rupees.ts'
import type { Tour } from 'content/tours.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { askPath } from '../actions/ask-links.ts'
import { type Choice, leaveDays, linesOf, peopleText, slipOf } from './cost-and-leave.ts'
import styles from './price-slip.module.css'

type Props = {
  tour: Tour
  choice: Choice
  /** The chosen dates as the list of dates writes them; empty while none are chosen. */
  dates: string
  /** The departure whose days of leave are counted. */
  departure: Departure | undefined
}

/** What a choice costs, line by line, and a link that fills the choice into the contact form. */
export function PriceSlipBill({ tour, choice, dates, departure }: Props) {
  const { option, addon, count } = choice
  const slip = slipOf(choice, tour.days)
  const people = peopleText(slip.people)
  const subject = dates ? `${tour.title}, ${dates}` : tour.title
  return (
    <div className={`stays ${styles.bill}`}>
      {/* In narrow windows the total sticks to the foot of the window, in place of the low bar (section-links.tsx). */}
      <dl className={styles.total} data-hides-bar="">
        <div className="wrap">
          <dt>
            Total for <Whole>{people}</Whole>
          </dt>
          <dd>
            <output data-ltr="">{rupees(slip.total)}</output>
          </dd>
        </div>
      </dl>
      <div className={`stack ${styles.lines}`}>
        <dl>
          <Line
            name={
              <>
                <span>{slip.people}</span> × <Whole>{rupees(option.perPerson)}</Whole>
              </>
            }
            amount={slip.price}
          />
          {addon && <Line name={`${count} × ${addon.label}`} amount={slip.addons} />}
          <Line name={`${option.gstPercent}% GST`} amount={slip.gst} />
          <Line name="Per person" amount={slip.perPerson} />
          <Line
            name={
              <>
                Per person <Whole>and day,</Whole> <Whole>{`${tour.days} days`}</Whole>
              </>
            }
            amount={slip.perDay}
          />
        </dl>
        <h4>Apart from the total</h4>
        <ul className="bullets small">
          {slip.deposit > 0 && (
            <li>
              <span data-ltr="">{rupees(slip.deposit)}</span> bike deposit, which is refunded
            </li>
          )}
          {tour.region === 'ladakh' && <li>{feesInLadakh}</li>}
          <li>Lunches and snacks, entry, camel and activity fees: as you go</li>
          <li>Travel to the first day’s place and from the last</li>
          {departure && (
            <li>
              <span>{leaveDays(tour.days, departure.start)}</span> working days of leave, Monday to
              Friday, and your days of travel
            </li>
          )}
        </ul>
        <Link
          href={askPath(subject, linesOf(choice, slip, tour.days))}
          className="button"
          data-print="hide"
        >
          {ASK_ABOUT_CHOICE}
        </Link>
        {dates && departure && (
          <a href={calendarPath(tour.slug, departure)} data-print="hide">
            {`Add ${dates} to my calendar`}
          </a>
        )}
      </div>
    </div>
  )
}

function Line({ name, amount }: { name: ReactNode; amount: number }) {
  return (
    <div className="wrap">
      <dt>{name}</dt>
      <dd>
        <span data-ltr="">{rupees(amount)}</span>
      </dd>
    </div>
  )
}

/** Words that stay on one line. */
function Whole({ children }: { children: string }) {
  return <span className={styles.whole}>{children}</span>
}
