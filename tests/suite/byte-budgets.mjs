// The most bytes that pages on a phone may transfer. Bytes are the same on every machine, and `npm test` checks
// them.

/** @typedef {'html' | 'css' | 'js' | 'fonts' | 'pictures'} Kind */

/** The first window of TCP: ten segments of 1,460 bytes. A response that fits into it needs one round trip. */
export const firstWindow = 14_600

/**
 * The most bytes of any page's document after brotli, head and styles included. The tour with the longest text weighs 16,700;
 * the rest is for the words of editors.
 */
export const document = 17_500

/**
 * The transferred bytes, after brotli of quality 5, of a first load on a phone until nothing more is fetched. `css` is the
 * style sheets of the page's code, which come after the first paint, and on Home and on a tour the file of what is below the first
 * screen.
 * @type {Record<import('./pages.mjs').PageName, Record<Kind, number>>}
 */
// biome-ignore format: a table
export const budget = {
  home:    { html: 15_500, css:  9_500, js: 93_200, fonts: 60_000, pictures: 40_000 },
  listing: { html: 12_000, css:  6_700, js: 89_100, fonts: 60_000, pictures: 40_000 },
  tour:    { html: 16_400, css: 10_300, js: 96_800, fonts: 60_000, pictures: 40_000 },
  post:    { html: 12_100, css:  6_300, js: 86_700, fonts: 60_000, pictures: 40_000 },
  contact: { html: 10_700, css:  6_200, js: 87_600, fonts: 60_000, pictures: 40_000 },
}

/** In bytes: what a move from Home to a tour fetches, without pictures; and Firestore's code for a form. */
export const moveToTour = 40_000
export const firestore = 28_000
