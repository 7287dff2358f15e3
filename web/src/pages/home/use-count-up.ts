import { useEffect, useState } from 'react'

const DURATION_MS = 1800

/** The number of a count from 0 to `end`, null before and after the count. */
export function useCountUp(end: number, started: boolean): number | null {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    if (!started) return
    const start = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const number = countAt(now - start, end)
      setShown(number)
      if (number !== null) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [end, started])
  return shown
}

/** The number after `elapsed` milliseconds, rising fast at first; null when the count is over. */
export function countAt(elapsed: number, end: number): number | null {
  // A frame's timestamp may lie shortly before the start of the count.
  const left = 1 - Math.max(elapsed, 0) / DURATION_MS
  return left > 0 ? Math.round(end * (1 - left ** 3)) : null
}
