// The names that the page's HTML and the later code of ./ride share.

/** The id of a day's text; the first day is 1. */
export const dayId = (day: number) => `day-${day}`

/** The selectors of the drawings in which the rider is shown. */
export const DRAWINGS = { map: 'svg[data-shape]', profile: 'svg[role=group]' }
