import type { CardType } from 'content/account-samples.ts'
import styles from './card-picture.module.css'

/** A bank card: chip, a wave, four groups of digits, and a mark that differs for each type. */
export function CardPicture({ type }: { type: CardType }) {
  return (
    <svg className={styles.card} data-type={type} viewBox="0 0 86 54" aria-hidden="true">
      <rect width="86" height="54" rx="5" />
      <path className={styles.wave} d="M0 36Q26 20 48 28T86 18V49a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5Z" />
      <path
        className={styles.chip}
        d="M11 13h11a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z"
      />
      <path className={styles.contacts} d="M9 17h5v4H9M24 17h-5v4h5M16 13v12" />
      <path className={styles.digits} d="M9 41h10m4 0h10m4 0h10m4 0h10" />
      <path className={styles.mark} d={MARKS[type]} />
    </svg>
  )
}

/** A mountain, a sun and two discs, in place of the trademarks. */
const MARKS: Readonly<Record<CardType, string>> = {
  Visa: 'M56 17 64 7l4 5 2-2 8 7Z',
  'Ame. Express': 'M60 12a6 6 0 0 1 12 0 6 6 0 0 1-12 0M75 12h3M54 12h3',
  Master: 'M56 12a6 6 0 0 1 12 0 6 6 0 0 1-12 0M66 12a6 6 0 0 1 12 0 6 6 0 0 1-12 0',
}
