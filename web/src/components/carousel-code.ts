import { startTransition, useEffect, useState } from 'react'
import { loadAgainOnline } from '../browser/load-again-online.ts'
import type { CarouselTrack } from './carousel-track.tsx'

/** `Track` is the component that turns a carousel, null until its code has loaded; `failed` is true if it cannot load. */
export function useTrack() {
  const [Track, setTrack] = useState<typeof CarouselTrack | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      loadAgainOnline(loadTrack, {
        // A transition lets React render a long row in small steps, so that a slow phone still answers presses.
        onLoaded: (loaded) => startTransition(() => setTrack(() => loaded)),
        onFailed: () => setFailed(true),
      }),
    [],
  )
  return { Track, failed: failed && !Track }
}

async function loadTrack() {
  return (await import('./carousel-track.tsx')).CarouselTrack
}
