// Looks up places, legs and roads, for the compiler, and for maps and tests (places-and-legs.ts). The
// page of a tour takes passesOf from here.

/** The road of a day. The build adds the altitudes and legs of its stops from places.yaml and legs.yaml. */
export type Road = {
  /** Place names of content/places.yaml; a rest day has one stop. */
  stops: readonly string[]
  /** The altitude of each stop, in metres. */
  altitudesM: readonly number[]
  /** From each stop to the next one: kilometres, and hours of riding without halts. */
  legs: readonly (readonly [km: number, hours: number])[]
}

/** The part of a day's road that the comparison of all tours needs. */
export type RoadProfile = Pick<Road, 'altitudesM' | 'legs'>

export type Leg = { from: string; to: string; roadKm: number; ridingHours: number }

export type Roads = ReturnType<typeof roadsOf<{ altitudeM: number; pass?: unknown }>>

/** Functions that look up a place, a leg or a day's road; they throw at an unknown one. */
export function roadsOf<Place extends { altitudeM: number }>(
  places: Readonly<Record<string, Place>>,
  allLegs: readonly Leg[],
) {
  const known = new Map(Object.entries(places))
  /** In both directions. */
  const byEnds = new Map(
    allLegs.flatMap((leg) => [
      [`${leg.from}→${leg.to}`, leg] as const,
      [`${leg.to}→${leg.from}`, leg] as const,
    ]),
  )
  const placeOf = (name: string) => {
    const place = known.get(name)
    if (!place) throw new Error(`places.yaml has no "${name}"`)
    return place
  }
  const roadOf = (stops: readonly string[]): Road => ({
    stops,
    altitudesM: stops.map((stop) => placeOf(stop).altitudeM),
    legs: stops.slice(1).map((stop, index) => {
      const leg = byEnds.get(`${stops[index]}→${stop}`)
      if (!leg) throw new Error(`legs.yaml has no leg from "${stops[index]}" to "${stop}"`)
      return [leg.roadKm, leg.ridingHours]
    }),
  })
  return {
    allLegs,
    placeNames: [...known.keys()],
    placeOf,
    hasLeg: (from: string, to: string) => byEnds.has(`${from}→${to}`),
    roadOf,
  }
}

/** The names of the passes on a road, each once, in the order of the road. */
export function passesOf(days: readonly Pick<Road, 'stops'>[], isPass: (name: string) => boolean) {
  return [...new Set(days.flatMap(({ stops }) => stops.filter(isPass)))]
}
