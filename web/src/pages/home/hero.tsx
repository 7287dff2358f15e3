import { agency } from '../../content/agency.ts'
import { QuoteForm } from '../../enquiry/quote-form.tsx'
import styles from './hero.module.css'
import { HeroScene } from './hero-scene.tsx'
import { Offer } from './offer.tsx'

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>Where Do You Want To Go?</h1>
          <p>{agency.tagline}</p>
          <Offer />
        </div>
        <a href="#packages" className={styles.view}>
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
