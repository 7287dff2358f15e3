import { useEffect, useState } from 'react'

/** Milliseconds from 0 to the end. */
const DURATION = 1800

/** The number to show while counting from 0 to `end`, once it has started; null before and after. */
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

/** Fast at first, slower towards the end; null once it is reached. */
export function countAt(elapsed: number, end: number): number | null {
  // A frame may have begun just before the count did.
  const left = 1 - Math.max(elapsed, 0) / DURATION
  return left > 0 ? Math.round(end * (1 - left ** 3)) : null
}
