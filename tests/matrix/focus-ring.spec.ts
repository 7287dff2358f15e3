// The focus ring (WCAG 2.4.13, 1.4.11) of each control on screens with different controls: both of its lines are drawn,
// and no box cuts them. tests/built/styles.test.ts: no component changes the ring, except to move it inside.

import type { Page } from '@playwright/test'
import { expect, openMenus, see, test, visit } from '../browser/visitor.ts'
import { colourOf, contrast } from '../suite/wcag-contrast.ts'

/** `open` opens an overlay or a menu, and `within` is the element whose controls are tested. */
type Screen = {
  path: string
  open?: (page: Page) => Promise<void>
  within?: string
  viewport?: { width: number; height: number }
}

const WIDE = { width: 1312, height: 800 }
const PHONE = { width: 360, height: 640 }
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const picture = (page: Page) => page.locator('section[aria-label="Pictures"] a').first().click()
const sections = async (page: Page) => {
  for (const section of await page.locator('main section').all()) await see(section)
}
const TURTUK = '/leh-to-leh-with-turtuk'

const SCREENS: Screen[] = [
  { path: '/', open: sections },
  { path: '/contact', viewport: PHONE, open: openMenus, within: 'nav' },
  { path: '/contact', open: press('View on Google map'), within: 'dialog' },
  { path: '/grid-left-sidebar', within: 'main' },
  { path: TURTUK, open: sections, within: 'main' },
  { path: TURTUK, open: picture, within: '.ril-outer' },
  { path: '/aboutus', open: sections, within: 'main' },
  { path: '/user-payment', open: press('Add Payment Method'), within: 'dialog' },
]

for (const { path, open, within = 'body', viewport = WIDE } of SCREENS) {
  const where = `${path}, ${within}, ${viewport.width} px`
  test(`each control has a whole focus ring of two lines: ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await open?.(page)
    await expect(page.locator(within).first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const rings = await page.evaluate(ringsIn, within)
      expect(rings.length).toBeGreaterThan(1)
      expect(rings.flatMap(({ faults }) => faults)).toEqual([])
      // Of two colours with this contrast, one has 3:1 to any third colour.
      for (const { lines } of rings) {
        expect(contrast(colourOf(lines[0]!), colourOf(lines[1]!))).toBeGreaterThanOrEqual(9)
      }
    }
  })
}

test('the focus ring differs from the border of an invalid field', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Email').first()
  await field.fill('no address')
  await field.blur()
  const error = await field.evaluate((input) => getComputedStyle(input).borderTopColor)
  await field.focus()
  const ring = await field.evaluate((input) => getComputedStyle(input).outlineColor)
  const focusedError = await field.evaluate((input) => getComputedStyle(input).borderTopColor)
  expect(error).toBe('rgb(179, 38, 30)')
  expect(focusedError, 'the border of an error stays inside the ring').toBe(error)
  expect(ring).not.toBe(error)
})

/** Focuses each control, and resolves to the colours of the two lines of its ring, and what cuts the ring. */
function ringsIn(within: string) {
  const selector = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])'
  return [...document.querySelectorAll<HTMLElement>(`${within} ${selector}`)].flatMap((control) => {
    // A dialog has focused its first control already, without a ring.
    control.blur()
    control.focus({ focusVisible: true } as FocusOptions)
    // A link over several lines has several boxes; a carousel has copies of its items beside the window.
    const isTested = control.getClientRects().length === 1 && !control.closest('[aria-hidden=true]')
    if (document.activeElement !== control || !isTested) return []
    const style = getComputedStyle(control)
    const [width, offset, padding] = [style.outlineWidth, style.outlineOffset, style.padding].map(
      Number.parseFloat,
    ) as [number, number, number]
    const reach = offset + width
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const faults: string[] = []
    if (style.outlineStyle !== 'solid' || width < 2) faults.push('no outline')
    // A ring inside its control is cut only together with the control.
    if (reach > 0 && (left < reach - 1 || right > innerWidth - reach + 1)) faults.push('the window')
    if (reach === 0 && control.querySelector('img') && padding < 2 * width)
      faults.push('its own picture')
    for (let box = control.parentElement; box && reach > 0; box = box.parentElement) {
      const { overflow, contain, contentVisibility } = getComputedStyle(box)
      const clips = overflow !== 'visible' || /paint|content|strict/.test(contain)
      const edges = box.getBoundingClientRect()
      const isCut =
        left - reach < edges.left ||
        right + reach > edges.right ||
        top - reach < edges.top ||
        bottom + reach > edges.bottom
      if ((clips || contentVisibility === 'auto') && isCut) faults.push(box.className)
      if (box.matches('dialog, [popover]')) break
    }
    const name = `${control.tagName} ${control.ariaLabel ?? control.textContent?.slice(0, 30)}`
    return {
      lines: [style.outlineColor, style.boxShadow],
      faults: faults.map((fault) => `${name}: ${fault}`),
    }
  })
}
