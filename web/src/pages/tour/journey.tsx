import { Suspense, useRef } from 'react'
import { useInView } from '../../browser/use-in-view.ts'
import { FailureBoundary } from '../../components/failure-boundary.tsx'
import { lazyValue } from '../../lazy-value.ts'
import styles from './journey.module.css'
import type { RideProps } from './ride/ride.tsx'

const code = lazyValue(async () => (await import('./ride/ride.tsx')).Ride)

/**
 * The rider on the map and the profile. The code is fetched when the section comes near; without it, map, profile
 * and days stay as they are.
 */
export function Journey(props: RideProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, { once: true, margin: '600px' })
  return (
    <div ref={place} data-hides-bar="">
      {near ? (
        <FailureBoundary instead={null}>
          <Suspense fallback={<div className={styles.room} />}>
            <Loaded {...props} />
          </Suspense>
        </FailureBoundary>
      ) : (
        <div className={styles.room} />
      )}
    </div>
  )
}

function Loaded(props: RideProps) {
  const Ride = code.read()
  return <Ride {...props} />
}
