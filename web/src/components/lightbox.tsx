import { Suspense, useState } from 'react'
import { lazyValue } from '../lazy-value.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import styles from './lightbox.module.css'
import type { LightboxProps } from './lightbox-props.ts'
import { Overlay } from './overlay.tsx'

const view = lazyValue(async () => (await import('./lightbox-view.tsx')).LightboxView)

/**
 * Shows pictures one at a time over the whole page, for as long as the component is rendered:
 * `{index !== null && <Lightbox … />}`. The code is loaded at the first opening; the focus stays inside
 * the lightbox, and returns to the picture that opened the lightbox.
 */
export function Lightbox(props: LightboxProps) {
  // Opening the lightbox again retries code that failed to load.
  useState(() => void view.load().catch(() => {}))
  return (
    <FailureBoundary instead={<NotLoaded {...props} />}>
      <Suspense fallback={<Waiting />}>
        <View {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

/** Shown at once, so that the press has a visible response. */
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

function NotLoaded({ onClose }: LightboxProps) {
  return (
    <Overlay label="Pictures" open onClose={onClose}>
      <p>The pictures could not be loaded. Please try again.</p>
    </Overlay>
  )
}
