import { startTransition, useEffect, useState } from 'react'
import type { CarouselTrack } from './carousel-track.tsx'

/** The component that turns a carousel; null until its code has loaded. */
export function useTrack() {
  const [Track, setTrack] = useState<typeof CarouselTrack | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    loadTrack().then(
      // A transition lets React render a long row in small steps, so that a slow phone still
      // answers presses.
      (loaded) => wanted && startTransition(() => setTrack(() => loaded)),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [])
  return { Track, failed }
}

async function loadTrack() {
  return (await import('./carousel-track.tsx')).CarouselTrack
}
