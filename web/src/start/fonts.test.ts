import { expect, it, vi } from 'vitest'
import { loadFonts } from './fonts.ts'
import { openPage } from './page-in-tests.ts'

const HTML = `
  <link href="/wide.woff2" data-family="Wide" data-weight="800 900">
  <link href="/text.woff2" data-family="Text" data-weight="300 900">`

it('all fonts are added at the same time, when all are loaded', async () => {
  const { asked, inUse } = openPageWithFonts()
  const loading = loadFonts()
  expect(asked.map(({ args }) => args)).toEqual([
    ['Wide', 'url(https://site.example/wide.woff2)', { weight: '800 900' }],
    ['Text', 'url(https://site.example/text.woff2)', { weight: '300 900' }],
  ])
  asked[1]?.arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(inUse).toEqual([])
  asked[0]?.arrive()
  await loading
  expect(inUse).toEqual(asked)
})

it('when one font fails to load, the page keeps the system fonts', async () => {
  const { asked, inUse } = openPageWithFonts()
  const loading = loadFonts()
  asked[0]?.arrive()
  asked[1]?.fail()
  await loading
  expect(inUse).toEqual([])
})

/** jsdom knows no fonts: these arrive and fail when the test says so. */
function openPageWithFonts() {
  const { document } = openPage(HTML)
  const asked: FontFace[] = []
  const inUse: FontFace[] = []
  class FontFace {
    args: unknown[]
    arrive = () => {}
    fail = () => {}
    #loaded = new Promise<void>((resolve, reject) => {
      this.arrive = resolve
      this.fail = () => reject(new Error('gone'))
    })
    constructor(...args: unknown[]) {
      this.args = args
      asked.push(this)
    }
    load() {
      return this.#loaded
    }
  }
  vi.stubGlobal('FontFace', FontFace)
  Object.assign(document, { fonts: { add: (font: FontFace) => inUse.push(font) } })
  return { asked, inUse }
}
