import { KEEP_TOUR, REMOVE_TOUR } from 'content/control-labels.ts'
import { dayText, isoDay } from 'content/dates.ts'
import type { Tour } from 'content/tours.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type Failure,
  type Kept,
  keep,
  keepingOf,
  keptOf,
  remove,
  renew,
} from '../../../offline/keep-files.ts'
import { loadOfflineLine } from '../../../offline/load-offline-line.ts'

const SENTENCES: Record<Failure, string> = {
  forbidden: 'This browser does not let a site keep pages. Print the pocket sheet instead.',
  full: 'There is no room left on this device.',
  failed: 'The tour could not be kept. Try again with a better connection.',
}

const KEEPING = { during: 'Keeping…', after: 'Kept.' }
const REMOVING = { during: 'Removing…', after: 'Removed.' }

/** Keeps the tour's page, pictures, map and sheets in this browser, or removes this copy. */
export function KeepTour({ tour }: { tour: Tour }) {
  const [kept, setKept] = useState<Kept | null>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  // The visitor may have pressed the button, followed a link and come back.
  const joinKeeping = useEffectEvent(() => {
    const keeping = keepingOf(tour.slug)
    if (keeping) showWork(keeping, KEEPING)
    return keeping
  })

  useEffect(() => {
    if (joinKeeping()) return
    let isShown = true
    const showKept = async () => {
      const found = await keptOf(tour.slug)
      if (isShown) setKept(found)
      return found
    }
    showKept().then(async (found) => {
      if (!found || !navigator.onLine) return
      await renew(tour.slug, found)
      await showKept()
    })
    return () => {
      isShown = false
    }
  }, [tour.slug])

  async function showWork(work: Promise<Failure | null>, words: typeof KEEPING) {
    setBusy(true)
    setSaid(words.during)
    const failure = await work
    const copy = await keptOf(tour.slug)
    setKept(copy)
    setBusy(false)
    // At later visits app/client.tsx calls loadOfflineLine.
    if (copy) loadOfflineLine()
    const done = copy ? `${words.after} ${copyText(copy)}` : words.after
    setSaid(failure ? SENTENCES[failure] : done)
  }

  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return
          const work = kept ? remove(tour.slug).then(() => null) : keep(tour.slug)
          showWork(work, kept ? REMOVING : KEEPING)
        }}
      >
        {kept ? REMOVE_TOUR : KEEP_TOUR}
      </button>
      <p role="status">{said || (kept && copyText(kept))}</p>
    </>
  )
}

function copyText({ bytes, keptAt }: Kept): string {
  const day = dayText(isoDay(keptAt))
  return `On this device: ${(bytes / 1e6).toFixed(1)} MB, ${day}. Open it once the evening before.`
}
