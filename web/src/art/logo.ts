// The logo on a square of 40: two ranges, with seven summits, before a sun.

export const LOGO_SIZE = 40
export const sun = { cx: 20, cy: 20, r: 19 }
export const farRange = 'M2 26 11 15l5 6 7-11 6 9 4-4 5 8a19 19 0 0 1-4 10H6a19 19 0 0 1-4-7'
export const nearRange = 'm3 29 8-6 6 4 7-7 6 6 7 3a19 19 0 0 1-34 0'
