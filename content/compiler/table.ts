import { figuresOf, metres } from '../src/road/road-figures.ts'
import type { TourFile } from './files.ts'
import { timedStretchesOf } from './itinerary-times.ts'

/** The rows of `npm run content -- --table`: the road of each day, and its stretches. */
export function tableOf(tours: readonly TourFile[]) {
  return tours.flatMap(({ slug, roads, text }) =>
    text.days.flatMap((day, index) => {
      const { distanceKm, hours, highestM, sleepM } = figuresOf(roads.roadOf(day.stops))
      const figures = { km: distanceKm, hours, highest: metres(highestM), night: metres(sleepM) }
      const stretches = timedStretchesOf(day, roads).map((stretch) => ({
        from: `${stretch.leaves} ${stretch.from}`,
        to: `${stretch.arrives} ${stretch.to}`,
        ride: stretch.rideMinutes,
        halts: stretch.haltMinutes,
      }))
      return [{ day: `${slug} ${index + 1}`, ...figures }, ...stretches]
    }),
  )
}
