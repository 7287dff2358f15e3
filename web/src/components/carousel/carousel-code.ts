import { type RefObject, startTransition, useEffect, useState } from 'react'
import { loadAgainOnline } from '../../browser/load-again-online.ts'
import { useInView } from '../../browser/use-in-view.ts'
import { lazyValue } from '../../loading/lazy-value.ts'
import type { CarouselTrack } from './carousel-track.tsx'

const track = lazyValue(async () => (await import('./carousel-track.tsx')).CarouselTrack)

/** `Track` is the turning row, null until its code has loaded. `failed`: the last load of the code has failed. */
export function useTrack(carousel: RefObject<Element | null>) {
  const [Track, setTrack] = useState<typeof CarouselTrack | null>(null)
  const [failed, setFailed] = useState(false)
  const near = useInView(carousel, { once: true, margin: '25% 0px' })
  useEffect(() => {
    if (!near) return
    let timer = 0
    const stopLoading = loadAgainOnline(track.load, {
      onLoaded: function show(loaded) {
        // An element that is replaced while it is pressed gets no click.
        if (document.querySelector(':active')) timer = window.setTimeout(show, 200, loaded)
        // A transition lets React render a long row in small steps, so that a slow phone still answers presses.
        else startTransition(() => setTrack(() => loaded))
      },
      onFailed: () => setFailed(true),
    })
    return () => {
      stopLoading()
      clearTimeout(timer)
    }
  }, [near])
  return { Track, failed: failed && !Track }
}
