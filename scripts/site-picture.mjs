// The picture of README.md and its words, which `npm run look -- docs/site.png` makes.

export const PICTURE = 'docs/site.png'
export const WORDS = 'docs/site.txt'

/** Of the window, in pixels. */
export const SIZE = { width: 1280, height: 860 }

/**
 * The words of the first screen of Home, without the next departure, which changes by itself.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string>}
 */
export async function firstWordsOf(page) {
  const texts = await page.locator('[aria-label="Hours and contact"], header, main section').all()
  const words = await Promise.all(texts.slice(0, 3).map((text) => text.innerText()))
  return `${words.join('\n').replace(/, next departure .*/, '')}\n`
}
