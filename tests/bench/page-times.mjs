// Measures how soon a page is painted on a slow phone, compared with the same page without scripts, with the text of
// Home alone and, for Home, with its floor (variants.mjs). All are loaded in turns, so that a slower phase of the machine
// affects all of them; the medians count, so that one slow run does not decide.

import { timesOf, withChrome } from './lighthouse.mjs'
import { median } from './median.mjs'
import { benchPages } from './pages.mjs'
import { serve } from './serve.mjs'
import { floor, textAlone, withoutScripts } from './variants.mjs'

/** @typedef {import('./lighthouse.mjs').Times} Times */
/** @typedef {import('./pages.mjs').PageName} PageName */
/** @typedef {Record<PageName, Times>} Sites */

/**
 * `noise` is the range of the floor's first paint, divided by its median.
 * @param {number} rounds
 * @returns {Promise<{ sites: Sites, withoutScripts: Sites, floor: Times, text: Times, noise: number }>}
 */
export async function pageTimes(rounds) {
  const built = await serve()
  const scriptless = await serve(withoutScripts)
  const bare = await serve(floor)
  const plain = await serve(textAlone)
  /** @type {Record<string, Times[]>} */
  const runs = {}
  const time = async (/** @type {string} */ url, /** @type {number} */ port) => {
    // The server compresses a file at its first request, which must not be timed.
    await fetch(url)
    runs[url] = [...(runs[url] ?? []), await timesOf(url, port)]
  }
  await withChrome(async (port) => {
    // The first load of a browser is the slowest, and does not count.
    await timesOf(bare, port)
    for (let round = 1; round <= rounds; round++) {
      for (const path of Object.values(benchPages)) {
        process.stderr.write(`round ${round} of ${rounds}: ${path}\n`)
        await time(built + path, port)
        await time(scriptless + path, port)
        if (path !== benchPages.home) continue
        await time(bare + path, port)
        await time(plain + path, port)
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
    withoutScripts: of(scriptless),
    floor: medians(floors),
    text: medians(runs[plain + benchPages.home] ?? []),
    noise: spread(floors.map(({ fcp }) => fcp)),
  }
}

/**
 * @param {readonly Times[]} runs
 * @returns {Times}
 */
function medians(runs) {
  const of = (/** @type {keyof Times} */ key) => median(runs.map((run) => run[key]))
  return {
    ...{ score: of('score'), fcp: of('fcp'), lcp: of('lcp') },
    ...{ tbt: of('tbt'), cls: of('cls'), script: of('script') },
  }
}

/** @param {readonly number[]} values */
function spread(values) {
  return (Math.max(...values) - Math.min(...values)) / median(values)
}
