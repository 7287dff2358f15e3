import { aboutOnHome } from 'web/compiled/home.ts'
import { InertLink } from '../../components/inert/inert.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { agency } from '../../content/agency.ts'
import { counters } from '../../content/counters.ts'
import styles from './about.module.css'
import { Counter } from './counter.tsx'

export function About() {
  return (
    <section className={`page ${styles.about}`}>
      <div className={styles.picture}>
        <Picture name="shyok-road" alt="A motorbike on the road along the Shyok river" />
        <dl className={styles.counters}>
          {counters.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </dl>
      </div>
      <div className={styles.words}>
        <SectionHeading title={`About ${agency.brand}`} />
        {aboutOnHome.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <InertLink className={styles.more}>Read More</InertLink>
      </div>
    </section>
  )
}
