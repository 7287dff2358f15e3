import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type Spot, startOf } from '../../../../content/road/spots.ts'
import type { Day } from '../../../../content/tour.ts'
import { profileOf } from '../profile.ts'
import styles from './ride.module.css'

export type RiderProps = {
  days: readonly Day[]
  spots: readonly Spot[]
  index: number
  onMove: (index: number) => void
}

/** The rider on the profile; the pointer moves the rider. */
export function ProfileRider({ days, spots, index, onMove }: RiderProps) {
  const { foot, yOf } = useMemo(() => profileOf(days), [days])
  const mark = useRef<SVGGElement>(null)
  const move = useEffectEvent(onMove)

  useEffect(() => {
    const svg = mark.current?.ownerSVGElement
    if (!svg) return
    const follow = (event: PointerEvent) => {
      const { left, width } = svg.getBoundingClientRect()
      const across = ((event.clientX - left) / width) * days.length
      const day = Math.min(days.length, Math.max(1, Math.floor(across) + 1))
      const first = startOf(spots, day)
      const km = (across - day + 1) * spots[first]!.dayKm
      let best = first
      for (let each = first; spots[each]?.day === day; each++) {
        if (Math.abs(spots[each]!.km - km) < Math.abs(spots[best]!.km - km)) best = each
      }
      move(best)
    }
    svg.addEventListener('pointermove', follow)
    return () => svg.removeEventListener('pointermove', follow)
  }, [days, spots])

  const { day, km, dayKm, altitudeM } = spots[index]!
  // In an SVG, a percentage of `translate` refers to the whole drawing.
  const x = `${(100 * (day - 1 + (dayKm ? km / dayKm : 0))) / days.length}%`
  return (
    <g ref={mark} className={styles.onProfile}>
      <line y1="4%" y2={`${foot}%`} style={{ transform: `translate(${x})` }} />
      <circle
        className={styles.rider}
        r="8"
        style={{ transform: `translate(${x}, ${yOf(altitudeM)}%)` }}
      />
    </g>
  )
}
