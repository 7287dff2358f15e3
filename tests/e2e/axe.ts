import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The problems that axe finds on a page, without the embedded maps: `rule: selector | selector`. */
export async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  )
}
