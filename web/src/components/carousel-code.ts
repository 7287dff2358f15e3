import { startTransition, useEffect, useState } from 'react'
import type { CarouselTrack } from './carousel-track.tsx'

/** The turning part, once its code has come; null until then, and for good where it cannot be had. */
export function useTrack(): typeof CarouselTrack | null {
  const [Track, setTrack] = useState<typeof CarouselTrack | null>(null)
  useEffect(() => {
    let wanted = true
    import('./carousel-track.tsx').then(
      // In small steps: a long row holds a slow phone up.
      (code) => wanted && startTransition(() => setTrack(() => code.CarouselTrack)),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  return Track
}
