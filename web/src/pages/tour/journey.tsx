import { NearPart } from '../../components/near-part.tsx'
import { lazyValue } from '../../lazy-value.ts'
import styles from './journey.module.css'
import type { RideProps } from './ride/ride.tsx'

const ride = lazyValue(async () => (await import('./ride/ride.tsx')).Ride)

/** The rider on the map and the profile. Without the code of ./ride, map, profile and days stay as they are. */
export function Journey(props: RideProps) {
  return (
    <div data-hides-bar="">
      <NearPart part={ride} with={props} room={<div className={styles.room} />} margin="600px" />
    </div>
  )
}
