import styles from './description.module.css'

/** The tour's description: HTML from content/, never from a visitor. */
export function Description({ html }: { html: string }) {
  return (
    <div
      className={styles.description}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; a test holds its tags
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
