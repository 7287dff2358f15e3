import { type RidgeShape, ridge } from 'pictures/ridge.ts'
import styles from './hero-scene.module.css'

/** The whole panorama, in the scene's units. */
const WIDTH = 2720
const HEIGHT = 300

/** What the scene's box shows: summit and sun. The rest overflows into wider windows. */
const SHOWN = 300
const SHOWN_FROM = 1100

/** Heights at which the sky changes colour, in flat steps as in a screen print. */
const BANDS = [88, 112, 132]

// From the farthest ridge to the nearest. Heights grow downwards, as in SVG. The eighth point of
// the farthest ridge is the summit that the box shows; the sun stands near the ninth. The land left
// of this summit is low, because the link 'View Packages' lies over that land in wide windows.
// biome-ignore format: a table
const RIDGES: (RidgeShape & { ink: string })[] = [
  { ink: 'snow', seed: 7,  detail: 3, rough: 84, profile: [116, 150, 112, 154, 128, 146, 158, 52, 140, 118, 96, 30, 120, 66, 138, 92, 128] },
  { ink: 'far',  seed: 19, detail: 3, rough: 70, profile: [170, 186, 164, 190, 176, 186, 190, 142, 172, 160, 150, 108, 164, 132, 176, 150, 168] },
  { ink: 'mid',  seed: 23, detail: 3, rough: 60, profile: [186, 166, 190, 172, 196, 178, 194, 180, 166, 186, 160, 178, 152, 184, 168, 190, 172] },
  { ink: 'near', seed: 31, detail: 2, rough: 16, profile: [220, 206, 222, 204, 226, 206, 204, 198, 192, 210, 204, 220, 202, 214, 206, 222, 208] },
]

/** The same file (pictures/src/draw-picture.ts), near and far. */
const RIDERS = [
  { x: 1290, y: 196, height: 26 },
  { id: 'rider', x: 1106, y: 129, height: 154 },
]

/** The road to a pass at sunset. */
export function HeroScene() {
  return (
    <svg
      className={`mirrored ${styles.scene}`}
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
      <path className={styles.ground} d="M0 900V270Q600 250 1100 272T2000 262T2720 252V900Z" />
      <path
        className={styles.road}
        d="M0 266Q560 256 1080 262C1210 262 1308 248 1314 235C1318 222 1258 224 1258 213C1258 203 1330 202 1344 190H1349C1342 206 1278 206 1280 213C1284 220 1366 221 1364 237C1360 266 1280 296 1150 297Q700 296 0 284Z"
      />
      {RIDERS.map((rider) => (
        <image key={rider.x} href="/pictures/rider.svg" {...rider} />
      ))}
    </svg>
  )
}
