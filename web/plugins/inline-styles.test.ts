import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const WIDE =
  '@font-face{font-family:Big Wide;src:url(/assets/wide.woff2)format("woff2");font-weight:800 900;font-display:swap}'
const FALLBACK = '@font-face{font-family:Wide Fallback;src:local(Arial);font-weight:100 900}'

it('rules that load a font are in <noscript>, and all other styles are unchanged', () => {
  expect(inlineStyles(`@layer base;${WIDE}${FALLBACK}.a{color:red}`)).toEqual([
    `<style>@layer base;${FALLBACK}.a{color:red}</style>`,
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/wide.woff2" media="print" data-family="Big Wide" data-weight="800 900">',
    `<noscript><style>${WIDE}</style></noscript>`,
  ])
})

it('styles without a font are an error', () => {
  expect(() => inlineStyles(FALLBACK)).toThrow('The build has no fonts')
})
