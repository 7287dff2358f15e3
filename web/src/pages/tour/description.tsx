import styles from './description.module.css'

/** The tour in the agency's own words: HTML from content/, where no visitor writes. */
export function Description({ html }: { html: string }) {
  return (
    <div
      className={styles.description}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; a test holds its tags
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
