import { expect, it } from 'vitest'
import { howToInstall } from './chromium.mjs'

it('the advice on installing a browser fits the operating system', () => {
  expect(howToInstall('darwin', '')).toMatch(/^Install Chrome \(https/)
  expect(howToInstall('darwin', '')).not.toContain('apt-get')
  expect(howToInstall('linux', 'ubuntu')).toContain('npx playwright install')
  expect(howToInstall('linux', 'debian')).toContain('apt-get install -y chromium')
})
