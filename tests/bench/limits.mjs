// What a page may cost a rider's phone. Bytes are the same on every machine, and `npm test` holds
// them; times are compared with those of the page's twin and floor, in the same run.

/** The pages that stand for their kind. */
// biome-ignore format: a table
export const benchPages = {
  home:    '/',
  listing: '/grid',
  tour:    '/leh-to-leh-with-turtuk',
  post:    '/blog-detail/1',
  contact: '/contact',
}

/** @typedef {keyof typeof benchPages} PageName */
/** @typedef {'html' | 'css' | 'js' | 'fonts' | 'pictures'} Kind */

/**
 * Bodies on the wire after brotli, in bytes, of a first load on a phone until it has come to rest. The
 * styles stand in the HTML.
 * @type {Record<PageName, Record<Kind, number>>}
 */
// biome-ignore format: a table
export const budget = {
  home:    { html: 22_000, css: 0, js: 85_000, fonts: 60_000, pictures: 40_000 },
  listing: { html: 18_000, css: 0, js: 80_000, fonts: 60_000, pictures: 40_000 },
  tour:    { html: 22_000, css: 0, js: 90_000, fonts: 60_000, pictures: 40_000 },
  post:    { html: 18_000, css: 0, js: 80_000, fonts: 60_000, pictures: 40_000 },
  contact: { html: 17_000, css: 0, js: 80_000, fonts: 60_000, pictures: 40_000 },
}

/** All but pictures that a move from Home to a tour fetches, and Firestore's code at a form; bytes. */
export const moveToTour = 40_000
export const firestore = 28_000

/** How far the floor's own first paint may spread; a run in which it spreads wider tells little. */
export const quiet = 0.15

/**
 * What a page's figures may be, with what they are measured in. Ratios and shifts decide whether a
 * run passes; the others depend on the machine, and are only reported.
 */
// biome-ignore format: a table
export const limits = [
  { figure: 'score',       least: 100,   decides: false },
  { figure: 'TBT ms',      most:  20,    decides: false },
  { figure: 'CLS',         most:  0.005, decides: true  },
  { figure: 'FCP ÷ twin',  most:  1.03,  decides: true  },
  { figure: 'LCP ÷ twin',  most:  1.05,  decides: true  },
  { figure: 'FCP ÷ floor', most:  1.1,   decides: true  },
  { figure: 'LCP ÷ floor', most:  1.25,  decides: true  },
]
