import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * The violations that axe finds on a page without its maps, as `rule: selector | selector`. The page keeps axe's
 * code, so that a second call on the page takes a third of the time.
 */
export async function axeProblems(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (include) => {
    const { run }: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await run(
      { include, exclude: 'iframe' },
      // By default axe leaves out target-size (WCAG 2.5.8).
      { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
    )
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    )
  }, within)
}
