import { distance, type Point } from 'pictures/geometry.ts'
import { type Frame, frameOf, type Shape } from 'pictures/map/panels.ts'
import { legLine, positionOf } from 'pictures/map/road.ts'
import { type MouseEvent, type PointerEvent, useMemo } from 'react'
import type { Spot } from '../../../../content/road/spots.ts'
import { passesOf } from '../../../../content/road/stretches.ts'
import type { Day } from '../../../../content/tour.ts'
import type { RiderProps } from './profile-rider.tsx'
import styles from './ride.module.css'

type Props = RiderProps & { shape: Shape; onPass: ((pass: string) => void) | undefined }

/** In units of the drawing: a pointer that is farther from the road does not move the rider. */
const REACH = 36

/** In units of the drawing, so that a pass is at least 24 px wide on the smallest map of each shape. */
const PASS_RADIUS: Record<Shape, number> = { wide: 17, narrow: 15.5 }

/** The pointer moves the rider along the road; a press on a pass shows the other roads if the pass is shut. */
export function MapRider({ days, shape, spots, index, onMove, onPass }: Props) {
  const frame = useMemo(() => frameOf(days, shape), [days, shape])
  const points = useMemo(() => pointsOf(spots, frame), [spots, frame])
  const passes = useMemo(() => passesOn(days, frame), [days, frame])
  const [x, y] = points[index]!

  /** The pass nearest to a point. Circles of near passes overlap, so the pressed circle may belong to another pass. */
  function passNear(to: Point): string {
    const away = ({ point }: (typeof passes)[number]) => distance(point, to)
    return passes.reduce((best, pass) => (away(pass) < away(best) ? pass : best)).pass
  }

  function pointOf({ clientX, clientY, currentTarget }: MouseEvent<SVGElement>): Point {
    const { left, top, width } = currentTarget.ownerSVGElement!.getBoundingClientRect()
    const scale = frame.width / width
    return [(clientX - left) * scale, (clientY - top) * scale]
  }

  function follow(event: PointerEvent<SVGRectElement>) {
    const pointer = pointOf(event)
    const nearest = nearestOf(points, pointer, index)
    if (distance(points[nearest]!, pointer) < REACH && nearest !== index) onMove(nearest)
  }

  return (
    <g>
      <rect
        className={styles.pointerArea}
        width="100%"
        height="100%"
        onPointerMove={follow}
        onPointerDown={follow}
      />
      {onPass &&
        passes.map(({ pass, point: [passX, passY] }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons of ShutPass do the same by keyboard
          <circle
            key={pass}
            className={styles.pass}
            cx={passX}
            cy={passY}
            r={PASS_RADIUS[shape]}
            onClick={(event) => onPass(passNear(pointOf(event)))}
          />
        ))}
      <circle
        className={styles.rider}
        r={shape === 'wide' ? 9 : 7}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      />
    </g>
  )
}

/** The index of the spot nearest to the pointer; on a road that is ridden twice, of the spot nearer to the rider. */
function nearestOf(points: readonly Point[], pointer: Point, index: number): number {
  let [best, least] = [index, Number.POSITIVE_INFINITY]
  for (const [each, point] of points.entries()) {
    const cost = distance(point, pointer) + Math.abs(each - index) * 0.02
    if (cost < least) [best, least] = [each, cost]
  }
  return best
}

/** The passes of a tour with their points; a pass in two panels has its point in the panel of the earlier day. */
function passesOn(days: readonly Day[], { panels }: Frame) {
  return passesOf(days).map((pass) => {
    const day = days.findIndex(({ stops }) => stops.includes(pass)) + 1
    const { project } = panels.find(({ shows }) => shows(day))!
    return { pass, point: project(positionOf(pass)) }
  })
}

/** The point of each spot in the panel of its day. */
function pointsOf(spots: readonly Spot[], { panels }: Frame): Point[] {
  const lines = new Map<string, Point[]>()
  return spots.map(({ day, from, to, fraction }) => {
    const { project, title } = panels.find(({ shows }) => shows(day))!
    if (from === to) return project(positionOf(from))
    const key = `${from}→${to} ${title}`
    const line = lines.get(key) ?? legLine(from, to, project)
    lines.set(key, line)
    return along(line, fraction)
  })
}

function along(line: readonly Point[], fraction: number): Point {
  const lengths = line.slice(1).map((point, index) => distance(line[index]!, point))
  let left = lengths.reduce((sum, length) => sum + length, 0) * fraction
  for (const [index, length] of lengths.entries()) {
    if (left <= length) {
      const [[ax, ay], [bx, by]] = [line[index]!, line[index + 1]!]
      const share = length ? left / length : 0
      return [ax + share * (bx - ax), ay + share * (by - ay)]
    }
    left -= length
  }
  return line.at(-1)!
}
