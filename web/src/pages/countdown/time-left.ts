import { useEffect, useState } from 'react'

/** The seconds between two times in milliseconds, rounded; 0 once `end` has passed. */
export function secondsLeft(now: number, end: number): number {
  return Math.max(0, Math.round((end - now) / 1000))
}

const units = [
  { unit: 'Days', seconds: 86_400 },
  { unit: 'Hours', seconds: 3_600 },
  { unit: 'Minutes', seconds: 60 },
  { unit: 'Seconds', seconds: 1 },
] as const

/** Days, hours, minutes and seconds, each with two digits at least. */
export function inUnits(totalSeconds: number): { unit: string; digits: string }[] {
  let rest = totalSeconds
  return units.map(({ unit, seconds }) => {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    return { unit, digits: twoDigits(count) }
  })
}

/** Minutes and seconds as on a clock: 59:59. */
export function asClock(totalSeconds: number): string {
  return `${twoDigits(Math.floor(totalSeconds / 60))}:${twoDigits(totalSeconds % 60)}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

type Now = { now: number; opened: number }

/** The time, updated each second, and the time when the page opened; null at the first render. */
export function useNow(): Now | null {
  const [time, setTime] = useState<Now | null>(null)
  useEffect(() => {
    const opened = Date.now()
    const tick = () => setTime({ now: Date.now(), opened })
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return time
}
