import { type RidgeShape, ridge } from 'pictures/ridge.ts'
import { Link } from 'wouter'
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
  { ink: 'far',  seed: 41, detail: 4, rough: 50, profile: [290, 270, 285, 230, 250, 150, 190, 90, 150, 60, 110] },
  { ink: 'near', seed: 43, detail: 4, rough: 45, profile: [300, 295, 280, 290, 250, 260, 210, 230, 170, 190, 130] },
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

/** The steps after Home. A step without `href` is the current page. */
export type Trail = readonly { label: string; href?: string }[]

export function Breadcrumb({ trail }: { trail: Trail }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        <li>
          <Link href="/">Home</Link>
        </li>
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
