/** The id of a day's text, which the page and the lazy code of ./ride share; the first day is 1. */
export const dayId = (day: number) => `day-${day}`
