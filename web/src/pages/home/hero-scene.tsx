import { type RidgeShape, ridge } from 'pictures/ridge.ts'
import styles from './hero-scene.module.css'

/** The whole panorama in the scene's units: wide enough for the widest window. */
const WIDTH = 2720
const HEIGHT = 300

/**
 * The part that the scene's box shows: the end of the words' column, with summit and sun. The rest
 * overflows the box and fills wider windows.
 */
const SHOWN = 300
const SHOWN_FROM = 1100

/**
 * Heights at which the sky becomes lighter towards the horizon, in flat steps as in a screen print.
 */
const BANDS = [88, 112, 132]

// From the farthest ridge to the nearest. Heights grow downwards, as in SVG. The eighth point is
// the summit, and the ninth point lies behind the sun. The land to their left is low, because the link
// 'View Packages' stands above that land.
// biome-ignore format: a table
const RIDGES: (RidgeShape & { ink: string })[] = [
  { ink: 'snow', seed: 7,  detail: 4, rough: 84, profile: [116, 150, 112, 154, 128, 146, 158, 52, 140, 118, 96, 30, 120, 66, 138, 92, 128] },
  { ink: 'far',  seed: 19, detail: 4, rough: 70, profile: [170, 186, 164, 190, 176, 186, 190, 142, 172, 160, 150, 108, 164, 132, 176, 150, 168] },
  { ink: 'mid',  seed: 23, detail: 4, rough: 70, profile: [204, 184, 210, 190, 214, 196, 214, 206, 190, 208, 176, 196, 168, 200, 184, 206, 190] },
  { ink: 'near', seed: 31, detail: 4, rough: 30, profile: [236, 224, 240, 222, 244, 232, 240, 246, 226, 232, 220, 236, 218, 230, 222, 238, 224] },
]

/**
 * The road to a pass at sunset in six colours; at night in the dark theme. The full height of the
 * scene always fits its box; a wider window shows more mountains, not larger ones.
 */
export function HeroScene() {
  return (
    <svg
      className={styles.scene}
      viewBox={`${SHOWN_FROM} 0 ${SHOWN} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMin meet"
      aria-hidden="true"
    >
      <rect className={styles.sky} y={-HEIGHT * 4} width={WIDTH} height={HEIGHT * 5} />
      {BANDS.map((y) => (
        <rect key={y} className={styles.band} y={y} width={WIDTH} height={HEIGHT - y} />
      ))}
      <circle className={styles.sun} cx="1334" cy="82" r="50" />
      {RIDGES.map(({ ink, ...shape }) => (
        <path key={ink} className={styles[ink]} {...ridge(shape, WIDTH, HEIGHT)} />
      ))}
      <path className={styles.ground} d="M0 900V262Q600 240 1100 264T2000 252T2720 242V900Z" />
      <path
        className={styles.road}
        d="M1040 310C1110 272 1240 276 1262 262S1160 245 1195 236S1320 231 1328 221S1270 212 1296 206S1352 201 1362 194"
      />
    </svg>
  )
}
