export const KM_PER_DEGREE = 111.2

export type Position = { lat: number; lon: number }

/** The straight line in kilometres; on these distances, the earth's curve changes less than 1%. */
export function kmBetween(a: Position, b: Position): number {
  const east = (b.lon - a.lon) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return KM_PER_DEGREE * Math.hypot(b.lat - a.lat, east)
}
