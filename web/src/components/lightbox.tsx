import { Suspense, useState } from 'react'
import { chunk } from '../chunk.ts'
import type { PictureName } from '../content/pictures.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import styles from './lightbox.module.css'
import { Overlay } from './overlay.tsx'

export type LightboxProps = {
  pictures: readonly PictureName[]
  /** Which of them is shown. */
  index: number
  /** Asks for another picture; after the last comes the first, and before the first the last. */
  onMove: (index: number) => void
  onClose: () => void
}

const view = chunk(async () => (await import('./lightbox-view.tsx')).LightboxView)

/**
 * Pictures one at a time over the whole page. Render it while it is open and not at all otherwise:
 * `{index !== null && <Lightbox … />}`. Its code is fetched when it opens for the first time; the
 * focus stays inside and returns to the picture that opened it.
 */
export function Lightbox(props: LightboxProps) {
  // Opened anew, it asks anew for code that did not come.
  useState(() => void view.load().catch(() => {}))
  return (
    <FailureBoundary instead={<Gone {...props} />}>
      <Suspense fallback={<Waiting />}>
        <View {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

/** Shows at once that a press was felt. */
function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      Loading…
    </p>
  )
}

function View(props: LightboxProps) {
  const LightboxView = view.read()
  return <LightboxView {...props} />
}

function Gone({ onClose }: LightboxProps) {
  return (
    <Overlay label="Pictures" open onClose={onClose}>
      <p>The pictures could not be loaded. Please try again.</p>
    </Overlay>
  )
}
