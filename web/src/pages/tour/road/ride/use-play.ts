import { useCallback, useEffect, useState } from 'react'
import type { Spot } from '../../../../content/road/spots.ts'

/** Milliseconds from spot to spot, and with reduced motion from place to place. */
const [SPOT_MS, PLACE_MS] = [90, 1600]

/** Moves the rider from spot to spot, with reduced motion from place to place, until the end or `stop`. */
export function usePlay(
  spots: readonly Spot[],
  index: number,
  onMove: (to: (index: number) => number) => void,
) {
  const [started, setStarted] = useState(false)
  const last = spots.length - 1
  const playing = started && index < last

  useEffect(() => {
    if (!playing) return
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = window.setInterval(
      () => {
        onMove((index) => {
          if (!reduced) return Math.min(index + 1, last)
          const next = spots.findIndex(
            ({ fraction }, at) => at > index && (fraction === 1 || fraction === 0),
          )
          return next < 0 ? last : next
        })
      },
      reduced ? PLACE_MS : SPOT_MS,
    )
    return () => window.clearInterval(timer)
  }, [playing, spots, last, onMove])

  return {
    playing,
    stop: useCallback(() => setStarted(false), []),
    toggle() {
      if (index === last) onMove(() => 0)
      setStarted(!playing)
    },
  }
}
