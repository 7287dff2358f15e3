// The limits of the figures. Deciding limits set the exit code of `npm run bench`: the layout shift (CLS) and the ratio
// of first paints on a throttled connection, which is what a visitor sees. The other figures are only reported:
// Lighthouse's simulation adds a round trip for a document of 14 kB, although the browser paints what has come.

/** @typedef {{ what: string, figure: string, value: number }} Figure */

/** @type {Record<string, { least?: number, most?: number, decides?: true }>} */
// biome-ignore format: a table
const limits = {
  'FCP ÷ text':      { most: 1.1, decides: true },
  'CLS':             { most: 0.005, decides: true },
  'LCP ÷ text':      { most: 3 },
  'simulated FCP ÷': { most: 1.12 },
  'simulated LCP ÷': { most: 1.2 },
  'score':           { least: 100 },
  'TBT ms':          { most: 20 },
}

/**
 * @param {Record<string, import('./pages.mjs').Times>} times
 * @returns {Figure[]}
 */
export function figuresOf({ 'text of home': text, ...pages }) {
  if (!text) throw new Error('The text of Home was not measured.')
  const ratio = (/** @type {number} */ one, /** @type {number} */ other) =>
    Number((one / other).toFixed(3))
  return [
    { what: 'text of home', figure: 'FCP ms', value: Math.round(text.fcp) },
    ...Object.entries(pages).flatMap(([what, own]) =>
      Object.entries({
        'FCP ms': Math.round(own.fcp),
        'LCP ms': Math.round(own.lcp),
        'FCP ÷ text': ratio(own.fcp, text.fcp),
        'LCP ÷ text': ratio(own.lcp, text.lcp),
        CLS: Number(own.cls.toFixed(4)),
        'simulated FCP ÷': ratio(own.simulatedFcp, text.simulatedFcp),
        'simulated LCP ÷': ratio(own.simulatedLcp, text.simulatedLcp),
        'TBT ms': Math.round(own.tbt),
        score: own.score,
      }).map(([figure, value]) => ({ what, figure, value })),
    ),
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
    const { least, most, decides } = limits[figure] ?? {}
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
