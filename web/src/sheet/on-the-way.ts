// What the sheets say of petrol and phones on the way (web/content/services.yaml).

import { fuel, silent, weak } from 'web/compiled/services.ts'

/** The stops of a day with a reliable pump; null on a day without one. */
export function fuelOf(stops: readonly string[]): string | null {
  const sure = [...new Set(stops)].filter((stop) => fuel.includes(stop))
  return sure.length > 0 ? sure.join(', ') : null
}

export type Signal = 'silent' | 'weak' | 'usual'

/** Whether a phone can be expected to work at a bed. */
export function signalAt(bed: string): Signal {
  if (silent.includes(bed)) return 'silent'
  return weak.includes(bed) ? 'weak' : 'usual'
}
