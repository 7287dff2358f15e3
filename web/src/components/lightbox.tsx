import { lazy, Suspense } from 'react'
import type { PictureName } from '../content/pictures.ts'

export type LightboxProps = {
  pictures: readonly PictureName[]
  /** Which of them is shown. */
  index: number
  /** Asks for another picture; after the last comes the first, and before the first the last. */
  onMove: (index: number) => void
  onClose: () => void
}

const View = lazy(async () => ({ default: (await import('./lightbox-view.tsx')).LightboxView }))

/**
 * Pictures one at a time over the whole page. Render it while it is open and not at all otherwise:
 * `{index !== null && <Lightbox … />}`. Its code is fetched when it opens for the first time; the
 * focus stays inside and returns to the picture that opened it.
 */
export function Lightbox(props: LightboxProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
