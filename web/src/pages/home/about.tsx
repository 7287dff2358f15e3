import { InertLink } from '../../components/inert.tsx'
import { Picture } from '../../components/picture.tsx'
import { SectionHeading } from '../../components/section-heading.tsx'
import { site } from '../../site.ts'
import styles from './about.module.css'
import { Counter } from './counter.tsx'

export function About() {
  return (
    <section className={`page ${styles.about}`}>
      <div className={styles.picture}>
        <Picture name="shyok-road" alt="A motorbike on the road along the Shyok river" />
        <dl className={styles.counters}>
          <Counter label="Visitor" end={4589} />
          <Counter label="Travel Packages" end={50} suffix="+" />
        </dl>
      </div>
      <div className={styles.words}>
        <SectionHeading title={`About ${site.brand}`} />
        <p>
          We lead guided motorbike journeys in Ladakh: over Khardung La to the dunes of Nubra, along
          the blue of Pangong, and out to the dark nights of Hanle. A captain rides in front, a
          mechanic behind, and a backup vehicle is never far away.
        </p>
        <p>
          Our loops begin with two nights of rest in Leh, because height is the one thing that
          cannot be hurried.
        </p>
        <InertLink className={styles.more}>Read More</InertLink>
      </div>
    </section>
  )
}
