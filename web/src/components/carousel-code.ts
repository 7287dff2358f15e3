import { startTransition, useEffect, useState } from 'react'
import type { CarouselTrack } from './carousel-track.tsx'

/**
 * The component that turns a carousel; null until its code has loaded, and for good when the code
 * cannot be loaded.
 */
export function useTrack(): typeof CarouselTrack | null {
  const [Track, setTrack] = useState<typeof CarouselTrack | null>(null)
  useEffect(() => {
    let wanted = true
    loadTrack().then(
      // A transition lets React render a long row in small steps, so that a slow phone still
      // answers presses.
      (loaded) => wanted && startTransition(() => setTrack(() => loaded)),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  return Track
}

async function loadTrack() {
  return (await import('./carousel-track.tsx')).CarouselTrack
}
