import { expect, it } from 'vitest'
import { requireUnix } from './setup.mjs'

it('on Windows, outside of WSL, the message names WSL 2 and the dev container', () => {
  expect(() => requireUnix('win32')).toThrow(/WSL 2, or the dev container/)
  expect(() => requireUnix('darwin')).not.toThrow()
})
