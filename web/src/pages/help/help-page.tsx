import { firstSteps, helpCards } from 'content/compiled/help/topics.ts'
import type { HelpCard } from 'content/types.ts'
import { Link } from 'wouter'
import {
  guideIcon,
  Icon,
  questionIcon,
  type Shapes,
  supportIcon,
} from '../../components/icons/icons.ts'
import { StaticField, StaticForm } from '../../components/static-form/static-form.tsx'
import styles from './help-page.module.css'

const ICONS: Record<HelpCard['icon'], Shapes> = {
  question: questionIcon,
  guide: guideIcon,
  support: supportIcon,
}

export function Page() {
  return (
    <>
      <header className="sky">
        <div className={`spaced column ${styles.inner}`}>
          <h1>How can we help?</h1>
          <search>
            <StaticForm label="Search" className={styles.search} submit="Search">
              <StaticField
                label="Search the help centre"
                name="search"
                type="search"
                placeholder="Deposit, permits, packing …"
                autoComplete="off"
              />
            </StaticForm>
          </search>
        </div>
      </header>
      <div className={`page parts ${styles.sections}`}>
        <section>
          <h2>Help topics</h2>
          <ul className={`spaced ${styles.topicCards}`}>
            {helpCards.map(({ icon, title, desc, link }) => (
              <li key={link}>
                {/* The link in the title covers the whole card. */}
                <article className={styles.card}>
                  <Icon of={ICONS[icon]} size={40} />
                  <h3>
                    <Link href={link}>{title}</Link>
                  </h3>
                  <p className="muted">{desc}</p>
                </article>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Get Started</h2>
          <ol className={`spaced ${styles.steps}`}>
            {firstSteps.map(({ title, desc, link }) => (
              <li key={link}>
                <h3>
                  <Link href={link}>{title}</Link>
                </h3>
                <p className="muted">{desc}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section className="band">
        <div className={`stack page ${styles.call}`}>
          <h2>Still on the wrong road?</h2>
          <p>Tell us where you are stuck: phone and e-mail are at the top of every page.</p>
          <Link href="/helpcenter-support" className="button">
            Contact support
          </Link>
        </div>
      </section>
    </>
  )
}
