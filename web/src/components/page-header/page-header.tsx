import { type RidgeShape, ridge } from 'pictures/ridge.ts'
import { Breadcrumb, type Trail } from './breadcrumb.tsx'
import styles from './page-header.module.css'

type Props = { title: string; trail?: Trail }

/** A page's heading and breadcrumb over a band of sky. */
export function PageHeader({ title, trail = [{ label: title }] }: Props) {
  return (
    <header className={`sky ${styles.header}`}>
      <Scene />
      <div className={`column ${styles.inner}`}>
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
      </div>
    </header>
  )
}

const WIDTH = 1600
const HEIGHT = 300

// biome-ignore format: a table
const RIDGES: (RidgeShape & { ink: 'far' | 'near' })[] = [
  { ink: 'far',  seed: 41, detail: 5, rough: 50, profile: [290, 270, 285, 230, 250, 150, 190, 90, 150, 60, 110] },
  { ink: 'near', seed: 43, detail: 5, rough: 45, profile: [300, 295, 280, 290, 250, 260, 210, 230, 170, 190, 130] },
]

/** Two ridges, which rise on the side away from the title. */
function Scene() {
  return (
    <svg
      className={`mirrored ${styles.scene}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {RIDGES.map(({ ink, ...shape }) => (
        <path key={ink} className={styles[ink]} {...ridge(shape, WIDTH, HEIGHT)} />
      ))}
    </svg>
  )
}
