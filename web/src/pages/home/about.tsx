import { agency } from 'content/compiled/agency.ts'
import { aboutOnHome } from 'content/compiled/home.ts'
import { InertLink } from '../../components/inert/inert.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import styles from './about.module.css'
import { Counter } from './counter.tsx'

/** The page counts up to each `end`. */
const COUNTERS = [
  { label: 'Visitor', end: 4589 },
  { label: 'Travel Packages', end: 50, suffix: '+' },
]

export function About() {
  return (
    <section className={`page columns ${styles.about}`}>
      <div className={styles.picture}>
        <Picture name="shyok-road" alt="A motorbike on the road along the Shyok river" />
        <dl className={`wrap ${styles.counters}`}>
          {COUNTERS.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </dl>
      </div>
      <div className={`stack ${styles.words}`}>
        <SectionHeading title={`About ${agency.brand}`} />
        {aboutOnHome.map((text) => (
          <p key={text} className="muted">
            {text}
          </p>
        ))}
        <InertLink className={styles.more}>Read More</InertLink>
      </div>
    </section>
  )
}
