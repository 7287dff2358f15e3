/** The id of a day's text, to which the profile links; the first day is 1. */
export const dayId = (day: number) => `day-${day}`
