/** The time after which code, styles or content that were asked for count as missing (spec 9). */
export const FETCH_TIMEOUT_MS = 120_000

/** The time after which styles, fonts and code no longer wait for the pictures. */
export const PICTURES_WAIT_MS = 5000

/** The time after which the page runs without a stalled style sheet, because its form must be able to send. */
export const STYLE_SHEET_WAIT_MS = 5000

/** The time after which a form that was sent before its code ran shows a failure (spec 8). */
export const HELD_LEAD_WAIT_MS = 10_000
