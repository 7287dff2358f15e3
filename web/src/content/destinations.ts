// The tiles of Top Destinations (web/content/destinations.yaml).

export { destinations } from './compiled/destinations.ts'
export type { Destination } from './entities.ts'
