import styles from './bars.module.css'

export type Bar = {
  name: string
  value: string
  /** The length of the bar, from 0 to 100. */
  percent: number
  /** What stands at the end of the row. */
  note?: string | undefined
  /** Marked with another colour and a sign. */
  isMarked: boolean
}

/** Rows with a name, a value and a bar; `limit` is the percentage of a line across all bars. */
export function Bars({ bars, limit }: { bars: readonly Bar[]; limit?: number }) {
  return (
    <ol className={styles.bars} data-ltr="">
      {bars.map(({ name, value, percent, note, isMarked }, index) => (
        // Two rows may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <li key={index} data-marked={isMarked || undefined}>
          <span>{name}</span>
          <span>{value}</span>
          <svg aria-hidden="true">
            {percent > 0 && <rect width={`${Math.round(percent)}%`} />}
            {limit && <line x1={`${limit}%`} x2={`${limit}%`} y2="100%" />}
          </svg>
          {note && <b>{note}</b>}
        </li>
      ))}
    </ol>
  )
}
