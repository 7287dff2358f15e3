import { useEffect, useState } from 'react'
import type { Spot } from './spots.ts'

/** Between two steps of the ride, and between two places where motion is reduced. */
const [STEP_MS, STILL_MS] = [90, 1600]

/** Moves from spot to spot until the end, or until `stop`. With reduced motion from place to place. */
export function usePlay(spots: readonly Spot[], onMove: (to: (index: number) => number) => void) {
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!playing) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const last = spots.length - 1
    const timer = window.setInterval(
      () => {
        onMove((index) => {
          if (index >= last) return index
          if (!still) return index + 1
          const next = spots.findIndex(({ part }, at) => at > index && (part === 1 || part === 0))
          return next < 0 ? last : next
        })
      },
      still ? STILL_MS : STEP_MS,
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
