import { agency } from 'content/compiled/agency.ts'
import { starts } from 'content/compiled/starts.ts'
import { dayText } from 'content/dates.ts'
import { groupDigits } from 'content/rupees.ts'
import { tours } from 'content/tours.ts'
import { QuoteForm } from '../../enquiry/quote-form.tsx'
import { useToday } from '../../loading/use-today.ts'
import styles from './hero.module.css'
import { HeroScene } from './hero-scene.tsx'

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`column ${styles.inner}`}>
        <div className={styles.words}>
          <h1>Where Do You Want To Go?</h1>
          <p>{agency.tagline}</p>
          <Offer />
        </div>
        <a href="#packages" className={styles.packagesLink}>
          View Packages
        </a>
        <div className={styles.art}>
          <HeroScene />
        </div>
        <QuoteForm />
      </div>
    </section>
  )
}

const days = tours.map((tour) => tour.days)
const lowest = Math.min(...tours.flatMap(({ pricePerPerson }) => pricePerPerson ?? []))

/** The shortest and the longest tour, the lowest price, and the next departure that is not full. */
function Offer() {
  const today = useToday()
  const next = starts.find((start) => start >= today)
  return (
    <p data-ltr="">
      {`${Math.min(...days)} to ${Math.max(...days)} days from INR ${groupDigits(lowest)} + GST`}
      {next && `, next departure ${dayText(next)}`}
    </p>
  )
}
