import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * The violations that axe finds on a page, frames left out, as `rule: selector | selector`. The page keeps axe's code
 * for a second call. `only` names the rules that run.
 */
export async function axeProblems(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const { run }: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await run(
      { exclude: 'iframe' },
      {
        resultTypes: ['violations'],
        // By default axe leaves out target-size (WCAG 2.5.8).
        ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
      },
    )
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    )
  }, only)
}
