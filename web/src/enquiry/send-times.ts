/** The form must show the outcome within ten seconds; a slow phone paints it in one second. */
export const DEADLINE_MS = 9_000

/** After this time on the screen, a failure counts as seen; a success at once. */
export const SEEN_MS = 5_000

/** The same content so soon after a success is a repeated press: a double click or a held key. */
export const REPEATED_PRESS_MS = 2_000
