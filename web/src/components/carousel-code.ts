import { startTransition, useEffect, useState } from 'react'
import { afterPress } from '../browser/after-press.ts'
import { loadAgainOnline } from '../browser/load-again-online.ts'
import { lazyValue } from '../lazy-value.ts'
import type { CarouselTrack } from './carousel-track.tsx'

const track = lazyValue(async () => (await import('./carousel-track.tsx')).CarouselTrack)

/** `Track` is the component that turns a carousel, null until its code has loaded; `failed` is true if it cannot load. */
export function useTrack() {
  const [Track, setTrack] = useState<typeof CarouselTrack | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const stopLoading = loadAgainOnline(track.load, {
      onLoaded: (loaded) => {
        // A transition lets React render a long row in small steps, so that a slow phone still answers presses.
        const show = () => startTransition(() => setTrack(() => loaded))
        cancel = afterPress(show)
      },
      onFailed: () => setFailed(true),
    })
    return () => {
      stopLoading()
      cancel()
    }
  }, [])
  return { Track, failed: failed && !Track }
}
