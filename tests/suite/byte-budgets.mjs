// The most bytes that pages on a phone may transfer. Bytes are the same on every machine, and `npm test` checks
// them.

/** @typedef {'html' | 'css' | 'js' | 'fonts' | 'pictures'} Kind */

/** The first window of TCP: ten segments of 1,460 bytes. A response that fits into it needs one round trip. */
export const firstWindow = 14_600

/** The most bytes of any page's document after brotli, head and styles included. The tour with the longest text weighs this. */
export const document = 15_000

/**
 * The transferred bytes, after brotli of quality 5, of a first load on a phone until nothing more is fetched. `css`
 * counts the style sheets in files: on Home and on a tour those of print and of what is below the first screen or comes
 * after it, and on Home those of the turning carousel.
 * @type {Record<import('./pages.mjs').PageName, Record<Kind, number>>}
 */
// biome-ignore format: a table
export const budget = {
  home:    { html: 13_700, css: 3_100, js: 87_500, fonts: 60_000, pictures: 40_000 },
  listing: { html: 12_100, css:     0, js: 85_000, fonts: 60_000, pictures: 40_000 },
  tour:    { html: 14_200, css: 4_200, js: 98_000, fonts: 60_000, pictures: 40_000 },
  post:    { html: 12_600, css:     0, js: 87_500, fonts: 60_000, pictures: 40_000 },
  contact: { html: 11_100, css:     0, js: 85_000, fonts: 60_000, pictures: 40_000 },
}

/** In bytes: what a move from Home to a tour fetches, without pictures; and Firestore's code for a form. */
export const moveToTour = 40_000
export const firestore = 28_000
