import styles from './link-look.module.css'

/** The class of a button that looks like a link. From a file of code, so that the class is in the chunk of common code. */
export const linkLook = styles.link
