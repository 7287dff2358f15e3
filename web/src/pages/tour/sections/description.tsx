import styles from './description.module.css'

/** The tour's description: HTML that plugins/content has written, never a visitor's text. */
export function Description({ html }: { html: string }) {
  return (
    <div
      className={styles.description}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build writes this HTML, and escapes the texts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
