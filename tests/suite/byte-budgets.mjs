// The most bytes that pages on a phone may transfer. `npm test` checks these limits (tests/built/weight.test.ts).

/** @typedef {keyof typeof measuredPages} PageName */
/** @typedef {'html' | 'css' | 'js' | 'fonts' | 'pictures'} Kind */

// biome-ignore format: a table
export const measuredPages = {
  home:    '/',
  listing: '/grid',
  tour:    '/leh-to-leh-with-turtuk',
  post:    '/blog-detail/1',
  contact: '/contact',
}

/** TCP's initial congestion window: ten segments of 1,460 bytes. A response that fits into it needs one round trip. */
export const firstWindow = 14_600

/** The most bytes of a page's HTML after brotli, styles included. The tour with the longest text has 17,200. */
export const documentBudget = 17_700

/**
 * The most bytes of a first load on a phone, after brotli of quality 5, until nothing more is fetched. `css` is the
 * style sheets of the page's code and, on Home and on a tour, the styles below the first screen; all come after the
 * first paint. The numbers leave room for editors: another tour, article and page together cost 1.5 kB of code.
 * @type {Record<PageName, Record<Kind, number>>}
 */
// biome-ignore format: a table
export const budget = {
  home:    { html: 14_000, css: 10_900, js:  99_100, fonts: 60_000, pictures: 40_000 },
  listing: { html: 11_600, css:  7_400, js:  94_700, fonts: 60_000, pictures: 40_000 },
  tour:    { html: 16_700, css: 14_500, js: 102_900, fonts: 60_000, pictures: 40_000 },
  post:    { html: 11_400, css:  7_000, js:  91_400, fonts: 60_000, pictures: 40_000 },
  contact: { html: 10_300, css:  6_900, js:  93_200, fonts: 60_000, pictures: 40_000 },
}

/** The most bytes that a move from Home to a tour fetches, without pictures. */
export const moveBudget = 40_000
/** The most bytes of code that the first use of a form fetches. */
export const firestoreBudget = 28_000
