import { NearPart } from '../../../components/late/near-part.tsx'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { AltitudeProfile } from './altitude-profile.tsx'
import styles from './journey.module.css'
import type { RideProps } from './ride/ride.tsx'

const ride = lazyValue(async () => (await import('./ride/ride.tsx')).Ride)

/** The profile, and with the code of ./ride the rider on map and profile, whose controls stand between the two. */
export function Journey(props: Omit<RideProps, 'Profile'>) {
  return (
    <NearPart
      part={ride}
      with={{ ...props, Profile: AltitudeProfile }}
      room={<div className={styles.room} />}
      margin="600px"
      className={styles.journey}
    >
      <AltitudeProfile days={props.tour.days} />
    </NearPart>
  )
}
