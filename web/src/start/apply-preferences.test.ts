import { expect, it, vi } from 'vitest'
import { applyPreferences } from './apply-preferences.ts'
import { openPage } from './page-in-tests.ts'

it('<html> gets the theme and the direction that were chosen before', () => {
  const { page, window } = openPage('<html dir="ltr">')
  window.localStorage.setItem('theme', 'dark')
  window.localStorage.setItem('direction', 'rtl')
  applyPreferences()
  expect(page.dataset.theme).toBe('dark')
  expect(page.dir).toBe('rtl')
})

it('without a choice <html> stays as it is', () => {
  const { page } = openPage('<html dir="ltr">')
  applyPreferences()
  expect(page.outerHTML).toContain('<html dir="ltr">')
})

it('in a browser that blocks storage <html> stays as it is', () => {
  const { page } = openPage('<html dir="ltr">')
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked')
    },
  })
  applyPreferences()
  expect(page.outerHTML).toContain('<html dir="ltr">')
})
