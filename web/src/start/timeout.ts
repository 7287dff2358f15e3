/** The time after which code, styles or content that were asked for count as missing (spec 9). */
export const FETCH_TIMEOUT_MS = 120_000
