import styles from './hero-scene.module.css'
import { type RidgeShape, ridge } from './ridge.ts'

const WIDTH = 1600
const HEIGHT = 900

/** Where the sky turns lighter towards the horizon, in flat steps as a screen print has them. */
const BANDS = [475, 520, 560]

// From the farthest to the nearest; heights count downwards, as in SVG. The left half stays low: it
// is where the heading stands.
// biome-ignore format: a table
const RIDGES: (RidgeShape & { ink: string })[] = [
  { ink: 'snow', seed: 7,  detail: 5, rough: 70,  profile: [600, 570, 600, 540, 580, 420, 500, 330, 430, 300, 420] },
  { ink: 'far',  seed: 19, detail: 5, rough: 70,  profile: [640, 600, 650, 600, 640, 530, 590, 480, 540, 450, 520] },
  { ink: 'mid',  seed: 23, detail: 5, rough: 100, profile: [640, 680, 640, 700, 650, 700, 640, 680, 580, 640, 560] },
  { ink: 'near', seed: 31, detail: 4, rough: 60,  profile: [730, 700, 750, 730, 780, 730, 700, 740, 690, 700, 640] },
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
      <rect className={styles.sky} width={WIDTH} height={HEIGHT} />
      {BANDS.map((y, index) => (
        <rect
          key={y}
          className={styles.band}
          y={y}
          width={WIDTH}
          height={HEIGHT - y}
          data-band={index}
        />
      ))}
      <circle className={styles.sun} cx="1070" cy="415" r="95" />
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
