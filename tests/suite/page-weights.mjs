import { budget, firestore, moveToTour } from './byte-budgets.mjs'
import { benchPages } from './pages.mjs'
import { fetched, weigh, withPhones } from './phones.mjs'
import { serve } from './serve.mjs'

/** @typedef {{ page: string, kind: string, bytes: number, limit: number }} Weight */

/**
 * Every weight that has a limit: each kind of file of each page, the move from Home to a tour, and
 * Firestore's code.
 * @returns {Promise<Weight[]>}
 */
export async function pageWeights() {
  const url = await serve()
  return withPhones(async (newPhone) => {
    /** @type {Weight[]} */
    const weights = []
    for (const [name, limits] of Object.entries(budget)) {
      const page = /** @type {import('./pages.mjs').PageName} */ (name)
      const weighed = await weigh(await newPhone(), url + benchPages[page])
      for (const [key, limit] of Object.entries(limits)) {
        const kind = /** @type {import('./byte-budgets.mjs').Kind} */ (key)
        weights.push({ page, kind, bytes: weighed[kind], limit })
      }
    }
    const moved = await move(await newPhone(), url)
    const formed = await turnToForm(await newPhone(), url)
    return [
      ...weights,
      { page: 'home → tour', kind: 'all but pictures', bytes: moved, limit: moveToTour },
      { page: 'a form in use', kind: 'js', bytes: formed, limit: firestore },
    ]
  })
}

/**
 * A message for each weight that exceeds its limit.
 * @param {Weight[]} weights
 */
export function missedWeights(weights) {
  return weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ page, kind, bytes, limit }) =>
        `${page}: ${kind} weighs ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}`,
    )
}

/**
 * The bytes that a move from Home to a tour fetches, without pictures.
 * @param {import('@playwright/test').Page} phone
 * @param {string} url
 */
async function move(phone, url) {
  await weigh(phone, url)
  await phone.evaluate(() => performance.clearResourceTimings())
  const home = (await phone.locator('h1').textContent()) ?? ''
  await phone.locator('a[href^="/tour-detail-one/"]').first().click()
  await phone.locator('h1').filter({ hasNotText: home }).waitFor()
  const { css, js, fonts } = await fetched(phone)
  return css + js + fonts
}

/**
 * The bytes of scripts that are fetched when a visitor first uses a form.
 * @param {import('@playwright/test').Page} phone
 * @param {string} url
 */
async function turnToForm(phone, url) {
  await weigh(phone, `${url}/contact`)
  await phone.evaluate(() => performance.clearResourceTimings())
  const asked = phone.waitForRequest('**/init.json')
  await phone.locator('main form input').first().focus()
  await asked
  return (await fetched(phone)).js
}
