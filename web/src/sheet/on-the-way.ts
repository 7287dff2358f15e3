// Where petrol is sure (content/geo/services.json), and where phones have no signal, as far as the agency's own texts
// say (web/content).

import services from '../content/geo/services.json' with { type: 'json' }

/** Beds without a reliable signal, from the tours' answers about phones. */
const SILENT = new Set([
  'Spangmik', // Pangong
  'Hanle',
  'Korzok',
  'Sarchu', // between Jispa and Upshi
  'Jispa',
  'Rangdum', // beyond Panikhar, outside Padum
  'Purne',
  'Chandratal',
])
/** Beds with a weak signal. */
const WEAK = new Set(['Hunder', 'Padum', 'Gramphu'])

/** The stops of a day with a sure pump; null on a day without one. */
export function fuelOf(stops: readonly string[]): string | null {
  const sure = [...new Set(stops)].filter((stop) => services.fuel.includes(stop))
  return sure.length > 0 ? sure.join(', ') : null
}

export type Signal = 'silent' | 'weak' | 'usual'

/** Whether a phone can be expected to work at a bed. */
export function signalAt(bed: string): Signal {
  if (SILENT.has(bed)) return 'silent'
  return WEAK.has(bed) ? 'weak' : 'usual'
}
