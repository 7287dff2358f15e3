import { type Tour, tours } from '../../web/src/content/catalogue.ts'
import { expect, expectNoOverflow, test } from '../browser/visitor.ts'

const [longest] = tours.toSorted((one, other) => other.title.length - one.title.length) as [Tour]

for (const { slug, title } of tours) {
  for (const name of ['sheet', 'home']) {
    test(`/${slug}/${name} is one page of A4 with its own fonts`, async ({ page }) => {
      await page.goto(`/${slug}/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.evaluate(() => document.fonts.ready)
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      expect(pdf).toMatch(/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/)

      // A subset of an embedded font has six letters before its name.
      const names = [...pdf.matchAll(/\/FontName\s*\/([^\s/]+)/g)].map(([, font]) => font ?? '')
      expect(names.length).toBeGreaterThan(2)
      expect(
        names.filter((font) => !/^[A-Z]{6}\+(Figtree|BigShoulders|NotoSans)/.test(font)),
      ).toEqual([])

      await page.emulateMedia({ media: 'print' })
      const isCut = await page
        .locator('.panel, .home')
        .evaluateAll((parts) =>
          parts.map(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight || scrollWidth > clientWidth,
          ),
        )
      expect(new Set(isCut)).toEqual(new Set([false]))
    })
  }
}

test('a phone shows a sheet in letters that can be read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of ['sheet', 'home']) {
    await page.goto(`/${longest.slug}/${name}`)
    await expectNoOverflow(page)
    const sizes = await page
      .locator('main')
      .locator('p, td, h3, .times')
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      )
    expect(sizes.length, name).toBeGreaterThan(0)
    expect(Math.min(...sizes), name).toBeGreaterThanOrEqual(14)
  }
})
