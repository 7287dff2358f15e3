import { Suspense, useEffect, useState } from 'react'
import { DescribedPicture } from '../../components/described-picture.tsx'
import { FailureBoundary } from '../../components/failure-boundary.tsx'
import type { LightboxProps } from '../../components/lightbox-props.ts'
import type { PictureName } from '../../content/pictures.ts'
import { lazyValue } from '../../lazy-value.ts'
import styles from './gallery.module.css'

// Loaded later, so that the document does not contain the styles of the lightbox.
const lightbox = lazyValue(async () => (await import('../../components/lightbox.tsx')).Lightbox)

/** The header images; a press opens a picture in the lightbox. */
export function Gallery({ pictures }: { pictures: readonly PictureName[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const [presses, setPresses] = useState(0)
  useEffect(() => void lightbox.load().catch(() => {}), [])
  const close = () => setShown(null)

  function open(index: number) {
    // Loads the code again if it failed to load before.
    lightbox.load().catch(() => {})
    setShown(index)
    setPresses(presses + 1)
  }

  return (
    <section aria-label="Pictures">
      <ul className={styles.gallery}>
        {pictures.map((name, index) => (
          <li key={name}>
            <button type="button" aria-haspopup="dialog" onClick={() => open(index)}>
              <DescribedPicture name={name} sizes="(width >= 60rem) 33vw, 100vw" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <FailureBoundary
          key={presses}
          instead={<p role="alert">The pictures could not be loaded.</p>}
        >
          <Suspense>
            <Opened pictures={pictures} index={shown} onMove={setShown} onClose={close} />
          </Suspense>
        </FailureBoundary>
      )}
    </section>
  )
}

function Opened(props: LightboxProps) {
  const Lightbox = lightbox.read()
  return <Lightbox {...props} />
}
