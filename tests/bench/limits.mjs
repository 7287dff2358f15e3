// The limits of the pages on a phone. Bytes are the same on every machine, and `npm test` checks them. Times
// are compared, in the same run, with the same page without scripts and with its floor (variants.mjs).

/** One page of each kind. */
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
 * The most bytes of any page's document after brotli, head and styles included: a response that fits into the
 * first window of TCP needs one round trip (docs/decisions/019).
 */
export const document = 14_000

/**
 * The transferred bytes, after brotli, of a first load on a phone until nothing more is fetched. `css` is files: print's
 * on every page, the turning carousel's on Home, and on a tour what is below the first screen or comes after it.
 * Before the styles had files, `html` with all styles was 22,000 on Home and on tours, 18,000 and 17,000 elsewhere.
 * @type {Record<PageName, Record<Kind, number>>}
 */
// biome-ignore format: a table
export const budget = {
  home:    { html: document, css:   950, js: 85_000, fonts: 60_000, pictures: 40_000 },
  listing: { html: document, css:   750, js: 80_000, fonts: 60_000, pictures: 40_000 },
  tour:    { html: document, css: 3_700, js: 90_000, fonts: 60_000, pictures: 40_000 },
  post:    { html: document, css:   750, js: 80_000, fonts: 60_000, pictures: 40_000 },
  contact: { html: document, css:   750, js: 80_000, fonts: 60_000, pictures: 40_000 },
}

/** In bytes: what a move from Home to a tour fetches, without pictures; and Firestore's code for a form. */
export const moveToTour = 40_000
export const firestore = 28_000

/** How much the first paint of the floor may vary; a run with more variation is called noisy. */
export const quiet = 0.15

/**
 * The limits of a page's figures. The limits on ratios and on layout shift decide whether a run passes; the
 * others depend on the machine, and are only reported.
 */
// biome-ignore format: a table
export const limits = [
  { figure: 'score',            least: 100,   decides: false },
  { figure: 'TBT ms',           most:  20,    decides: false },
  { figure: 'CLS',              most:  0.005, decides: true  },
  { figure: 'FCP ÷ no scripts', most:  1.03,  decides: true  },
  { figure: 'LCP ÷ no scripts', most:  1.05,  decides: true  },
  { figure: 'FCP ÷ text',       most:  1.1,   decides: false },
  { figure: 'LCP ÷ text',       most:  1.2,   decides: false },
  { figure: 'scripts ms',       most:  120,   decides: false },
  { figure: 'FCP ÷ floor',      most:  1.1,   decides: true  },
  { figure: 'LCP ÷ floor',      most:  1.25,  decides: true  },
]

/** In milliseconds: how long a press may take on the phone of interactions.mjs; only reported. */
export const press = 100

/** In milliseconds: how long a step of the rider on the map may take there; only reported. */
export const scrub = 50

/** In milliseconds: how long 98% of all controls may take on the phone of controls.mjs; only reported. */
export const control = 100

/** One page of each kind of page-styles.ts, and the tour with the longest text. */
export const kinds = [
  ...Object.values(benchPages),
  '/manali-leh-srinagar',
  '/aboutus',
  '/user-profile',
  '/login',
]

/** A page of each kind, and the pages with most controls, which controls.mjs presses. */
export const screens = [
  ...Object.values(benchPages),
  '/grid-left-sidebar',
  '/aboutus',
  '/which-ride-is-mine',
  '/blog-standard',
  '/helpcenter-faqs',
  '/user-profile',
  '/user-payment',
  '/user-notification',
  '/user-invoice',
  '/login',
  '/signup',
  '/comingsoon',
]
