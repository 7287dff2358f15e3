// Where petrol is sure and where a phone is silent, as far as the agency's own texts say (web/content).

/** The towns with a sure pump. */
const SURE_FUEL = ['Leh', 'Karu', 'Diskit', 'Kargil', 'Tandi', 'Manali', 'Kaza']

/** Beds without a reliable signal: the tours' answers about phones name these stretches. */
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
/** The signal is weak in Nubra. */
const WEAK = new Set(['Hunder', 'Padum', 'Gramphu'])

/** The stops of a day with a sure pump, or "none sure"; null where no town of the list is known. */
export function fuelOf(stops: readonly string[]): string | null {
  const sure = [...new Set(stops)].filter((stop) => SURE_FUEL.includes(stop))
  return sure.length > 0 ? sure.join(', ') : null
}

export type Signal = 'silent' | 'weak' | 'usual'

/** Whether a phone can be expected to work at a bed. */
export function signalAt(bed: string): Signal {
  if (SILENT.has(bed)) return 'silent'
  return WEAK.has(bed) ? 'weak' : 'usual'
}
