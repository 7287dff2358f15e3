import { useId } from 'react'
import styles from './static-form.module.css'
import { StaticField, StaticForm } from './static-form.tsx'

const TITLE = 'Leave A Comment'

/** The static comment form below tours and articles, with its heading (spec 2.5 and 2.11). */
export function CommentForm({
  className = `spaced ${styles.comment}`,
}: {
  className?: string | undefined
}) {
  const heading = useId()
  return (
    <section className={className} aria-labelledby={heading}>
      <h2 id={heading}>{TITLE}</h2>
      <StaticForm label={TITLE} className={styles.commentForm} submit="Send Message">
        <StaticField label="Name" name="name" autoComplete="name" />
        <StaticField label="Email" name="email" type="email" autoComplete="email" />
        <StaticField label="Comments" name="comments" type="textarea" />
      </StaticForm>
    </section>
  )
}
