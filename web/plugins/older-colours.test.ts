import { expect, test } from 'vitest'
import { olderColours } from './older-colours.ts'

test('only declarations with light-dark() are left, outside of the layers', () => {
  const css = olderColours(
    '@layer a,b;@layer a{:root{color-scheme:light dark;--x:light-dark(#fff,#000)}p{margin:0}}' +
      '@layer b{.c{border:1px solid light-dark(#111,#eee);& i{margin:0}}}',
  )
  expect(css).toContain(
    ':root{--x:var(--light,#fff) var(--dark,#000)}' +
      '.c{border:1px solid var(--light,#111) var(--dark,#eee)}',
  )
  expect(css).not.toMatch(/@layer|margin|light-dark/)
})

test('colours that cannot be read stop the build', () => {
  expect(() => olderColours('p{color:light-dark(rgb(0 0 0),#fff)}')).toThrow('cannot read')
})
