import styles from './hero-scene.module.css'
import { type RidgeShape, ridge } from './ridge.ts'

const WIDTH = 1600
const HEIGHT = 900

// From the farthest to the nearest; heights count downwards, as in SVG.
// biome-ignore format: a table
const RIDGES: (RidgeShape & { ink: string })[] = [
  { ink: 'snow',   seed: 7,  detail: 5, rough: 90,  profile: [520, 430, 480, 330, 420, 270, 400, 350, 470] },
  { ink: 'far',    seed: 19, detail: 5, rough: 80,  profile: [560, 500, 560, 440, 510, 400, 500, 450, 540] },
  { ink: 'mid',    seed: 23, detail: 5, rough: 110, profile: [600, 640, 540, 620, 560, 640, 500, 560, 480] },
  { ink: 'near',   seed: 31, detail: 4, rough: 60,  profile: [690, 650, 720, 700, 760, 690, 650, 690, 600] },
]

/** The road up to a pass at the last light, in six inks; by night when the theme is dark. */
export function HeroScene() {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.15" className={styles.skyHigh} />
          <stop offset="0.62" className={styles.skyLow} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#hero-sky)" />
      <circle className={styles.sun} cx="1130" cy="330" r="120" />
      {RIDGES.map(({ ink, ...shape }) => (
        <path key={ink} className={styles[ink]} d={ridge(shape, WIDTH, HEIGHT)} />
      ))}
      <path className={styles.ground} d="M0 900V780Q260 720 560 770T1080 760T1600 690V900Z" />
      <path
        className={styles.road}
        d="M760 900C820 840 1010 850 1040 815S900 780 950 755S1130 748 1140 728S1060 708 1096 694S1180 690 1196 676"
      />
    </svg>
  )
}
