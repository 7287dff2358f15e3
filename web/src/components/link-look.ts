import styles from './link-look.module.css'

/** The class of a button that looks like a link. */
export const linkLook = styles.link
