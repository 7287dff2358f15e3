/** @typedef {import('../../tests/mutants/mutant.mjs').Mutant} Mutant */
/** @typedef {import('./reports.mjs').Verdict} Verdict */

/**
 * Every mutant that was not killed, and the counts.
 * @param {ReadonlyMap<Mutant, Verdict>} verdicts
 */
export function summary(verdicts) {
  const count = (/** @type {Verdict} */ wanted) =>
    [...verdicts.values()].filter((judged) => judged === wanted).length
  const rows = [...verdicts]
    .filter(([, judged]) => judged !== 'killed')
    .map(
      ([{ statement, file, from, to, test }, judged]) =>
        `\n${judged}: ${statement}\n  ${file}: ${JSON.stringify(from)} → ${JSON.stringify(to)}\n  ${test}`,
    )
  const counts = `${count('killed')} killed, ${count('survived')} survived, ${count('error')} errors`
  return [...rows, `\n${counts}`].join('\n')
}
