// How soon a page shows itself on a slow phone, beside the same page without scripts (its twin) and,
// for Home, the same words alone (the floor). One after another in turns, so that a machine that slows
// down slows all of them down; medians, so that one bad run decides nothing.

import { timesOf, withChrome } from './lighthouse.mjs'
import { benchPages } from './limits.mjs'
import { median } from './median.mjs'
import { serve } from './serve.mjs'
import { floor, twin } from './variants.mjs'

/** @typedef {import('./lighthouse.mjs').Times} Times */
/** @typedef {import('./limits.mjs').PageName} PageName */

/**
 * `noise` is how far the floor's first paint spreads, of its median.
 * @param {number} rounds
 * @returns {Promise<{ sites: Record<PageName, Times>, twins: Record<PageName, Times>, floor: Times, noise: number }>}
 */
export async function pageTimes(rounds) {
  const built = await serve()
  const scriptless = await serve(twin)
  const bare = await serve(floor)
  /** @type {Record<string, Times[]>} */
  const runs = {}
  const time = async (/** @type {string} */ url, /** @type {number} */ port) => {
    // What is asked for first is compressed first, and must not be timed.
    await fetch(url)
    runs[url] = [...(runs[url] ?? []), await timesOf(url, port)]
  }
  await withChrome(async (port) => {
    // A browser's first load is its slowest, and is left out.
    await timesOf(bare, port)
    for (let round = 1; round <= rounds; round++) {
      for (const path of Object.values(benchPages)) {
        process.stderr.write(`round ${round} of ${rounds}: ${path}\n`)
        await time(built + path, port)
        await time(scriptless + path, port)
        if (path === benchPages.home) await time(bare + path, port)
      }
    }
  })

  const floors = runs[bare + benchPages.home] ?? []
  const of = (/** @type {string} */ site) =>
    /** @type {Record<PageName, Times>} */ (
      Object.fromEntries(
        Object.entries(benchPages).map(([name, path]) => [name, medians(runs[site + path] ?? [])]),
      )
    )
  return {
    sites: of(built),
    twins: of(scriptless),
    floor: medians(floors),
    noise: spread(floors.map(({ fcp }) => fcp)),
  }
}

/**
 * @param {readonly Times[]} runs
 * @returns {Times}
 */
function medians(runs) {
  const of = (/** @type {keyof Times} */ key) => median(runs.map((run) => run[key]))
  return { score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}

/** @param {readonly number[]} values */
function spread(values) {
  return (Math.max(...values) - Math.min(...values)) / median(values)
}
