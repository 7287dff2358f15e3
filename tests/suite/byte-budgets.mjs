// The most bytes that pages on a phone may transfer. Bytes are the same on every machine, and `npm test` checks
// them.

/** @typedef {'html' | 'css' | 'js' | 'fonts' | 'pictures'} Kind */

/** The first window of TCP: ten segments of 1,460 bytes. A response that fits into it needs one round trip. */
export const firstWindow = 14_600

/**
 * The most bytes of any page's document after brotli, head and styles included. With its headers it fits into the first
 * window (docs/decisions/025).
 */
export const document = 13_500

/**
 * The transferred bytes, after brotli, of a first load on a phone until nothing more is fetched. `css` counts the style
 * sheets in files: on Home and on a tour those of print and of what is below the first screen or comes after it, and on
 * Home those of the turning carousel.
 * @type {Record<import('./pages.mjs').PageName, Record<Kind, number>>}
 */
// biome-ignore format: a table
export const budget = {
  home:    { html:   12_350, css: 3_100, js: 85_000, fonts: 60_000, pictures: 40_000 },
  listing: { html: document, css:     0, js: 80_000, fonts: 60_000, pictures: 40_000 },
  tour:    { html:   12_800, css: 3_950, js: 90_000, fonts: 60_000, pictures: 40_000 },
  post:    { html: document, css:     0, js: 80_000, fonts: 60_000, pictures: 40_000 },
  contact: { html: document, css:     0, js: 80_000, fonts: 60_000, pictures: 40_000 },
}

/** In bytes: what a move from Home to a tour fetches, without pictures; and Firestore's code for a form. */
export const moveToTour = 40_000
export const firestore = 28_000
