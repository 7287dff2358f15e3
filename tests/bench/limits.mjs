// The limits of the figures. Deciding limits, whose figures hardly depend on the machine, set the exit code of
// `npm run bench`: the layout shift (CLS) and the ratio of first paints. The other figures are only reported.

/** @typedef {{ what: string, figure: keyof typeof limits, value: number }} Figure */

// biome-ignore format: a table
const limits = {
  'score':           { least: 100,   decides: false },
  'FCP ms':          {               decides: false },
  'LCP ms':          {               decides: false },
  'TBT ms':          { most:  20,    decides: false },
  'CLS':             { most:  0.005, decides: true  },
  'FCP ÷ text':      { most:  1.1,   decides: true  },
  'LCP ÷ text':      { most:  1.2,   decides: false },
  'press ms':        { most:  100,   decides: false },
  'lead → inbox ms': { most:  1000,  decides: false },
}

/**
 * @param {Record<string, import('./lighthouse.mjs').Times>} times
 * @param {number} press in milliseconds
 * @param {number} delivery in milliseconds
 * @returns {Figure[]}
 */
export function figuresOf({ 'text of home': text, ...pages }, press, delivery) {
  if (!text) throw new Error('The text of Home was not measured.')
  return [
    { what: 'text of home', figure: 'FCP ms', value: Math.round(text.fcp) },
    { what: 'text of home', figure: 'LCP ms', value: Math.round(text.lcp) },
    ...Object.entries(pages).flatMap(([what, { score, fcp, lcp, tbt, cls }]) => {
      /** @type {[keyof typeof limits, number][]} */
      const own = [
        ['score', score],
        ['FCP ms', Math.round(fcp)],
        ['LCP ms', Math.round(lcp)],
        ['TBT ms', Math.round(tbt)],
        ['CLS', Number(cls.toFixed(4))],
        ['FCP ÷ text', Number((fcp / text.fcp).toFixed(3))],
        ['LCP ÷ text', Number((lcp / text.lcp).toFixed(3))],
      ]
      return own.map(([figure, value]) => ({ what, figure, value }))
    }),
    { what: 'menu of home', figure: 'press ms', value: press },
    { what: 'a lead, warm', figure: 'lead → inbox ms', value: Math.round(delivery) },
  ]
}

/**
 * Prints a line for each figure: ✗ misses a deciding limit, ! another limit.
 * @param {readonly Figure[]} figures
 * @returns {boolean} whether every deciding limit is kept
 */
export function report(figures) {
  let kept = true
  for (const { what, figure, value } of figures) {
    /** @type {{ least?: number, most?: number, decides: boolean }} */
    const { least, most, decides } = limits[figure]
    // A figure without a measurement is NaN, which is within no limit.
    const fits = (least === undefined || value >= least) && (most === undefined || value <= most)
    if (decides && !fits) kept = false
    const limit = most === undefined ? (least === undefined ? '' : `≥ ${least}`) : `≤ ${most}`
    const sign = fits ? ' ' : decides ? '✗' : '!'
    const line = `${sign} ${what.padEnd(14)}${figure.padEnd(17)}${String(value).padStart(7)}  ${limit.padEnd(9)}`
    console.log(`${line}${decides ? 'decides' : ''}`.trimEnd())
  }
  console.log(kept ? '\n✓ Every deciding limit is kept.' : '\n✗ A deciding limit is exceeded.')
  return kept
}
