import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const WIDE =
  '@font-face{font-family:Big Wide;src:url(/assets/wide.woff2)format("woff2");font-weight:800 900;font-display:swap}'
const FALLBACK = '@font-face{font-family:Wide Fallback;src:local(Arial);font-weight:100 900}'

it('rules that load a font are in a file, and the fallbacks are with the page’s styles', () => {
  expect(inlineStyles('@layer base;.a{color:red}', `${WIDE}${FALLBACK}\n`)).toEqual({
    head: [
      `<style>@layer base;.a{color:red}${FALLBACK}</style>`,
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/wide.woff2" media="print" data-family="Big Wide" data-weight="800 900">',
    ],
    withoutScripts: WIDE,
  })
})

it('a sheet of fonts without a font is an error', () => {
  expect(() => inlineStyles('.a{color:red}', FALLBACK)).toThrow('The build has no fonts')
})
