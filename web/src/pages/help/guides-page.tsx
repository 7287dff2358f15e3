import { guideGroups } from 'content/compiled/help/guides.ts'
import { InertLink } from '../../components/inert/inert.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import styles from './guides-page.module.css'
import { helpTrail } from './help-trail.ts'

export function Page() {
  return (
    <>
      <PageHeader title="Guides" trail={helpTrail('Guides')} />
      <div className={`page cards ${styles.guides}`}>
        {guideGroups.map(({ title, topics }) => (
          <section key={title} className={styles.group}>
            <h2>{title}</h2>
            <ul className={`muted ${styles.topics}`}>
              {topics.map((topic) => (
                <li key={topic}>
                  <InertLink>{topic}</InertLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
