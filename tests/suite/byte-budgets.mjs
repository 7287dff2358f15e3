// The most bytes that pages on a phone may transfer. Bytes are the same on every machine, and `npm test` checks
// them.

/** @typedef {'html' | 'css' | 'js' | 'fonts' | 'pictures'} Kind */

/** The first window of TCP: ten segments of 1,460 bytes. A response that fits into it needs one round trip. */
export const firstWindow = 14_600

/** The most bytes of any page's document after brotli, head and styles included. The tour with the longest text weighs this. */
export const document = 16_900

/**
 * The transferred bytes, after brotli of quality 5, of a first load on a phone until nothing more is fetched. `css` is the
 * style sheets of the page's code, which come after the first paint, and on Home and on a tour the file of what is below the first
 * screen.
 * @type {Record<import('./pages.mjs').PageName, Record<Kind, number>>}
 */
// biome-ignore format: a table
export const budget = {
  home:    { html: 14_900, css:  9_300, js: 94_000, fonts: 60_000, pictures: 40_000 },
  listing: { html: 11_400, css:  6_500, js: 90_000, fonts: 60_000, pictures: 40_000 },
  tour:    { html: 15_800, css: 10_300, js: 98_500, fonts: 60_000, pictures: 40_000 },
  post:    { html: 11_500, css:  6_000, js: 88_000, fonts: 60_000, pictures: 40_000 },
  contact: { html:  9_900, css:  6_000, js: 88_500, fonts: 60_000, pictures: 40_000 },
}

/** In bytes: what a move from Home to a tour fetches, without pictures; and Firestore's code for a form. */
export const moveToTour = 40_000
export const firestore = 28_000
