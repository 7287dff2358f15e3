// The limits of times. Times are compared, in the same run, with the same page without scripts, with its floor
// and with text alone (variants.mjs).

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
