import { HOW_HIGH_YOU_SLEEP } from 'content/control-labels.ts'
import { unbrokenFigures } from 'content/line-breaks.ts'
import { guideline, type Night, nightsOf } from 'content/road/nights.ts'
import { metres } from 'content/road/road-figures.ts'
import type { Day } from 'content/types.ts'
import { Bars } from './bars.tsx'
import styles from './road-notes.module.css'

/** How much higher each night is than the night before, as bars that a line crosses at the guideline's limit. */
export function Nights({ days }: { days: readonly Day[] }) {
  const nights = nightsOf(days)
  return (
    <div className={`stack ${styles.nights}`}>
      <h3>{HOW_HIGH_YOU_SLEEP}</h3>
      <p>
        <strong>{messageOf(nights)}</strong>
        {` The guideline: ${LIMIT} (Wilderness Medical Society, 2024). It is no medical advice.`}
      </p>
      {nights.some(isHigh) && (
        <Bars
          limit={percentOf(guideline.mostM)}
          bars={nights.map((night) => ({
            name: `${night.number} ${night.bed}`,
            value: metres(night.altitudeM),
            percent: isHigh(night) ? percentOf(night.gainM ?? night.altitudeM) : 0,
            note: gainText(night),
            isMarked: night.isBeyond,
          }))}
        />
      )}
    </div>
  )
}

const LIMIT = unbrokenFigures(
  `above ${metres(guideline.aboveM)}, sleep at most ${metres(guideline.mostM)} higher than the night before`,
)

const MEASURES = 'The text of the day says what we do about it.'

const isHigh = ({ altitudeM }: Night) => altitudeM > guideline.aboveM

/** The metres at which a bar is as long as its row. */
const WHOLE_M = 1250
const percentOf = (gainM: number) => Math.min(100, Math.max(0, (100 * gainM) / WHOLE_M))

/** "Nights 1 and 5 of 6 go beyond the guideline. …" */
function messageOf(nights: readonly Night[]): string {
  if (!nights.some(isHigh))
    return unbrokenFigures(`All nights are below ${metres(guideline.aboveM)}.`)
  const beyond = nights.filter((night) => night.isBeyond).map(({ number }) => number)
  if (beyond.length === 0) return 'All nights keep to the guideline.'
  if (beyond.length === 1) {
    return `Night ${beyond[0]} of ${nights.length} goes beyond the guideline. ${MEASURES}`
  }
  const list = `${beyond.slice(0, -1).join(', ')} and ${beyond.at(-1)}`
  return `Nights ${list} of ${nights.length} go beyond the guideline. ${MEASURES}`
}

/** "+1,090 m", "−340 m" or "same height". */
function gainText({ gainM }: Night): string {
  if (gainM === null) return 'first night'
  if (gainM === 0) return 'same height'
  return `${gainM > 0 ? '+' : '−'}${metres(Math.abs(gainM))}`
}
