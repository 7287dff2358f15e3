import { samples } from 'submissions/boundaries'
import { ASK_ABOUT_TOUR, RIDER_PLACE, WHAT_IT_COSTS } from '../../web/src/content/labels.ts'
import { outcome, SENT } from '../browser/forms.ts'
import { alive, expect, test } from '../browser/visitor.ts'
import { waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'

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

test('from a tour, by keyboard alone, a message that names the tour is stored and mailed', async ({
  page,
}) => {
  const name = mark()
  await page.goto(TURTUK)
  await alive(page)
  const ask = page.getByRole('link', { name: ASK_ABOUT_TOUR }).first()
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  for (const text of [name, samples.contact.email]) {
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.matches('input')))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText(SENT.contact)

  const [stored] = await leadsWith('contact', 'name', name)
  const { id: _, timestamp, ...fields } = stored as Record<string, unknown>
  expect(timestamp).toBeTruthy()
  expect(fields).toEqual({
    name,
    email: samples.contact.email,
    subject: 'Leh to Leh with Turtuk',
    comment: '',
  })
  const [mail] = await waitForMails(name)
  expect(mail?.text).toContain('Leh to Leh with Turtuk')
})
