import { memo } from 'react'
import { type Compared, compared } from './compare.ts'
import styles from './which-ride-page.module.css'

const longestKm = Math.max(...compared.map(({ km }) => km))
const [WIDTH, HEIGHT] = [600, 120]
/** The altitude at the upper edge. */
const TOP_M = 6000
const yOf = (altitudeM: number) => Math.round(HEIGHT * (1 - altitudeM / TOP_M))
/** One unit above the lower edge, so that the line is not clipped. */
const FOOT = HEIGHT - 1
const LEVELS = [yOf(2000), yOf(4000), FOOT].map((y) => `M0 ${y}H${WIDTH}`).join('')

/** One or two profiles on the scale that all tours share. */
export const Profiles = memo(
  ({ shown, other }: { shown: Compared; other?: Compared | undefined }) => (
    <svg
      className={styles.profile}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-ltr=""
    >
      <path className={styles.levels} d={LEVELS} />
      {!other && <path className={styles.ground} d={`${pathOf(shown.line)}V${FOOT}H0z`} />}
      {[shown, other].map(
        (tour, index) => tour && <path key={tour.id} data-line={index} d={pathOf(tour.line)} />,
      )}
    </svg>
  ),
)

function pathOf(line: Compared['line']): string {
  const points = line.map(([km, altitudeM]) => {
    return `${Math.round((WIDTH * km) / longestKm)} ${yOf(altitudeM)}`
  })
  return `M${points.join('L')}`
}
