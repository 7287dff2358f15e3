import { agency } from 'content/compiled/agency.ts'
import { LINK_COPIED } from 'content/control-labels.ts'
import type { Tour } from 'content/tours.ts'
import { useState } from 'react'
import { KeepTour } from './keep-tour.tsx'

/** The actions on a tour's page that need scripts: share the page, keep the tour on the phone. */
export function MoreActions({ tour }: { tour: Tour }) {
  return (
    <>
      <Share tour={tour} />
      {agency.keepsTours && <KeepTour tour={tour} />}
    </>
  )
}

/** Opens the browser's own dialog for sharing; where there is none, copies the link. */
function Share({ tour }: { tour: Tour }) {
  const [said, setSaid] = useState('')
  const url = `${window.location.origin}/${tour.slug}`
  async function share() {
    // A screen reader announces only a changed text.
    setSaid('')
    try {
      if (navigator.share) return await navigator.share({ title: tour.title, url })
      await navigator.clipboard.writeText(url)
      setSaid(LINK_COPIED)
    } catch (error) {
      // The visitor has closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setSaid(`The link is ${url}`)
    }
  }
  return (
    <>
      <button type="button" className="link-button" onClick={share}>
        Share
      </button>
      {/* Rendered even when empty, so that a screen reader announces the change. */}
      <span role="status">{said}</span>
    </>
  )
}
