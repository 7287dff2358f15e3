import styles from './link-look.module.css'

/** The class of a button in the middle of a text, which looks like a link. */
export const linkLook = styles.link
