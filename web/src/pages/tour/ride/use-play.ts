import { useEffect, useState } from 'react'
import type { Spot } from './spots.ts'

/** Milliseconds from spot to spot, and with reduced motion from place to place. */
const [SPOT_MS, PLACE_MS] = [90, 1600]

/** Moves the rider from spot to spot, with reduced motion from place to place, until the end or `stop`. */
export function usePlay(spots: readonly Spot[], onMove: (to: (index: number) => number) => void) {
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!playing) return
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const last = spots.length - 1
    const timer = window.setInterval(
      () => {
        onMove((index) => {
          if (index >= last) return index
          if (!reduced) return index + 1
          const next = spots.findIndex(({ part }, at) => at > index && (part === 1 || part === 0))
          return next < 0 ? last : next
        })
      },
      reduced ? PLACE_MS : SPOT_MS,
    )
    return () => window.clearInterval(timer)
  }, [playing, spots, onMove])

  return {
    playing,
    stop: () => setPlaying(false),
    toggle(index: number) {
      if (!playing && index === spots.length - 1) onMove(() => 0)
      setPlaying(!playing)
    },
  }
}
