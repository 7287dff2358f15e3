import { memo } from 'react'
import { type Compared, compared } from './compare.ts'
import styles from './which-ride-page.module.css'

const longestKm = Math.max(...compared.map(({ km }) => km))
const TOP_M = 6000

/** One or two profiles on the scale that all tours share. */
export const Profiles = memo(
  ({ shown, other }: { shown: Compared; other?: Compared | undefined }) => (
    <svg
      className={styles.profile}
      viewBox="0 0 600 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-ltr=""
    >
      {/* 2,000 m, 4,000 m, and the foot. */}
      <path className={styles.levels} d="M0 80H600M0 40H600M0 119H600" />
      {!other && <path className={styles.ground} d={`${pathOf(shown.line)}V119H0z`} />}
      {[shown, other].map(
        (tour, index) => tour && <path key={tour.id} data-line={index} d={pathOf(tour.line)} />,
      )}
    </svg>
  ),
)

function pathOf(line: Compared['line']): string {
  const points = line.map(([km, altitudeM]) => {
    const x = Math.round((600 * km) / longestKm)
    return `${x} ${Math.round(120 - (120 * altitudeM) / TOP_M)}`
  })
  return `M${points.join('L')}`
}
