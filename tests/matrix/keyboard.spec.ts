import { RIDER_PLACE, WHAT_IT_COSTS } from '../../web/src/content/labels.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('on a tour, each Tab key leads to a control that is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await page.goto(TURTUK)
  await alive(page)
  await page.keyboard.press('Tab')
  // The late parts are there before the focus reaches them.
  await expect(page.getByRole('slider', { name: RIDER_PLACE })).toBeAttached()
  await expect(page.getByRole('region', { name: WHAT_IT_COSTS })).toBeAttached()
  const seen: string[] = []
  for (let press = 0; press < 200; press++) {
    const focused = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const at = document.activeElement!
      if (at.tagName === 'IFRAME') return 'frame'
      const { top, bottom } = at.getBoundingClientRect()
      const isInView = bottom > 0 && top < innerHeight && at !== document.body
      return `${isInView ? '' : 'lost: '}${at.tagName} ${at.textContent?.trim().slice(0, 40)}`
    })
    if (focused === 'frame' || (press > 40 && focused.endsWith('Skip to content'))) break
    seen.push(focused)
    await page.keyboard.press('Tab')
  }
  expect(seen.filter((each) => each.startsWith('lost'))).toEqual([])
  expect(seen.length).toBeGreaterThan(80)
})
