// What the page's HTML and the code of ./ride, which comes later, name alike.

/** The id of the text of a day, from 1. */
export const dayId = (day: number) => `day-${day}`

/** The selectors of the drawings in which the rider is shown. */
export const DRAWINGS = { map: 'svg[data-shape]', profile: 'svg[role=group]' }
