import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The rules whose result a theme or a direction can change. */
const DISPLAY_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

/**
 * What axe finds on a page, maps left out: `rule: selector | selector`. The page keeps axe's code, so that
 * a second look costs a third of the first.
 */
export function axeProblems(page: Page, within = 'html'): Promise<string[]> {
  return problems(page, within, null)
}

/** What axe finds on a page that it has found whole in another theme or direction. */
export function axeDisplayProblems(page: Page): Promise<string[]> {
  return problems(page, 'html', DISPLAY_RULES)
}

async function problems(page: Page, within: string, rules: string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, rules]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe')
      const { violations } = await run(
        { include, exclude: 'iframe' },
        { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) },
      )
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
      )
    },
    [within, rules] as const,
  )
}
