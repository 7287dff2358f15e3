import { Suspense, useState } from 'react'
import type { PictureName } from '../content/pictures.ts'
import { lazyValue } from '../lazy-value.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import styles from './lightbox.module.css'
import { Overlay } from './overlay.tsx'

export type LightboxProps = {
  pictures: readonly PictureName[]
  /** Index of the picture that is shown. */
  index: number
  /**
   * Called with the index of the picture to show; after the last comes the first, and before the
   * first the last.
   */
  onMove: (index: number) => void
  onClose: () => void
}

const view = lazyValue(async () => (await import('./lightbox-view.tsx')).LightboxView)

/**
 * Shows pictures one at a time over the whole page. Render it only while it is open: `{index !==
 * null && <Lightbox … />}`. Its code is loaded when it opens for the first time; the focus stays
 * inside and returns to the picture that opened it.
 */
export function Lightbox(props: LightboxProps) {
  // Opening the lightbox again retries code that failed to load.
  useState(() => void view.load().catch(() => {}))
  return (
    <FailureBoundary instead={<Gone {...props} />}>
      <Suspense fallback={<Waiting />}>
        <View {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

/** Shown at once, so that the visitor sees that the press was noticed. */
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
