import { bookingTopics } from 'content/compiled/before-you-book.ts'
import { BEFORE_YOU_BOOK } from 'content/control-labels.ts'
import { Link } from 'wouter'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { askPath } from '../tour/actions/ask-links.ts'
import styles from './legal.module.css'
import { TitledSection } from './legal-sections.tsx'

/** What a guest asks before paying. What before-you-book.yaml leaves open has a link to ask. */
export function Page() {
  return (
    <>
      <PageHeader title={BEFORE_YOU_BOOK} />
      <div className="page">
        <nav aria-label="Topics">
          <ul className={styles.topics}>
            {bookingTopics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {bookingTopics.map(({ id, title, paragraphs, isOpen }) => (
          <TitledSection key={id} id={id} title={title}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {isOpen && (
              <p>
                {paragraphs.length
                  ? 'The written quote says the rest. '
                  : 'The written quote says this. '}
                <Link
                  href={askPath(`${BEFORE_YOU_BOOK}: ${title}`)}
                  aria-label={`Ask us: ${title}`}
                >
                  Ask us
                </Link>
              </p>
            )}
          </TitledSection>
        ))}
      </div>
    </>
  )
}
