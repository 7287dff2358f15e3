import styles from './link-look.module.css'

/** The class of a button that looks like a link: what its press opens stands in the middle of a text. */
export const linkLook = styles.link
