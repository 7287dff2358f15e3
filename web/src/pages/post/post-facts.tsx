import { agency } from '../../content/agency.ts'
import { longDate } from './long-date.ts'
import styles from './post-facts.module.css'

/** The author and date of an article, and the fixed reading time of spec 9. */
export function PostFacts({ date }: { date: string }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Author</dt>
        <dd>{agency.brand}</dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd>
          <time dateTime={date} data-ltr="">
            {longDate(date)}
          </time>
        </dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          <span data-ltr="">8 Min Read</span>
        </dd>
      </div>
    </dl>
  )
}
