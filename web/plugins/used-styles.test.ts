import { expect, it } from 'vitest'
import { splitStyles, usedStyles } from './used-styles.ts'

const HTML = '<main class="page"><input type="text"><a class="card">x</a>'

it.each([
  ['.page{color:red}', true],
  ['.other{color:red}', false],
  ['.page .other{color:red}', false],
  [':is(input:not([type=checkbox],[type=range]),select){color:red}', true],
  ['.card:has(:is(.other,.page:hover)):checked::before{color:red}', true],
  ['.card:hover{color:red}', false],
  ['.card:not(:hover){color:red}', true],
  ['.card:popover-open{color:red}', false],
  ['[data-stuck] .card{color:red}', false],
  [':not([data-stuck]) .card{color:red}', true],
  ['.card:not(:popover-open){color:red}', true],
  ['@layer focus{:focus-visible{color:red}}', false],
  ['main>a[href^=tel\\:]{color:red}', true],
  ['select{color:red}', false],
  ['@media (width<48rem){.card{color:red}}', true],
  ['@media (width<48rem){.other{color:red}}', false],
  ['@media print{.card{color:red}}', false],
  ['@layer a,b;', true],
  ['@layer a{.other{color:red}}', false],
  ['@font-face{font-family:A;src:url(a.woff2)}', false],
  ['@supports not (color:light-dark(red,red)){.card{color:red}}', false],
])('%s is kept: %s', (css, isKept) => {
  expect(usedStyles(css)(HTML) === css).toBe(isKept)
})

it('of a list of selectors, only those that match are kept', () => {
  expect(usedStyles('.other,.page{color:red}')(HTML)).toBe('.page{color:red}')
})

it('an animation is kept when a kept rule names it', () => {
  const css =
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.card{animation:turn 1s}'
  expect(usedStyles(css)(HTML)).toBe('@keyframes turn{to{rotate:1turn}}.card{animation:turn 1s}')
})

it('a rule that the HTML `before` uses keeps only the nested rules that `before` does not use', () => {
  const css = '.page{color:red;@media (width<9rem){color:blue}& .card{color:blue}}.card{color:red}'
  expect(usedStyles(css)(HTML, '<main class="page">')).toBe(
    '.page{& .card{color:blue}}.card{color:red}',
  )
})

it('of a rule that the HTML `before` does not use, all nested rules are kept', () => {
  const css = '.card{& > * + *{top:0}& main{top:0}}'
  expect(usedStyles(css)(HTML, '<main class="page">')).toBe(css)
})

it('the base has the layers reset, tokens and base, and the local fonts', () => {
  const base =
    '@layer reset{a{top:0}}@layer tokens{a{top:1px}}@layer base{a{color:red}}@font-face{font-family:A;src:local(B)}'
  const late =
    '@layer shared{.a{color:red}}@layer focus{a{top:0}}@layer print{b{color:red}}.ril{top:0}'
  expect(splitStyles({ 'a.css': base, 'b.css': late })).toEqual({
    base,
    late: { 'a.css': '', 'b.css': late },
  })
})
