import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const inline = { scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGVz'] }

it('a page’s policy allows inline scripts and styles by their hashes and, with a key, App Check’s scripts', () => {
  expect(pagePolicy(inline, true)).toBe(
    "script-src 'self' 'sha256-c2NyaXB0' https://www.google.com/recaptcha/ " +
      "https://www.gstatic.com/recaptcha/; style-src 'self' 'sha256-c3R5bGVz'",
  )
})
