import type { CardType } from '../../content/account/payment-methods.ts'
import styles from './card-mark.module.css'

// biome-ignore format: a table
const PRINT: Record<CardType, string> = {
  Visa:           'VISA',
  'Ame. Express': 'AMEX',
  Master:         '',
}

/** A small bank card in the ink of its brand; the words beside it name the brand. */
export function CardMark({ type }: { type: CardType }) {
  return (
    <span className={styles.card} data-type={type} aria-hidden="true">
      {PRINT[type]}
    </span>
  )
}
