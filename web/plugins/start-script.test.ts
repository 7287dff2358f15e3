import { expect, it } from 'vitest'
import { bundleStartScript } from './start-script.ts'

const script = await bundleStartScript()

it('the start script is one classic script that can be inlined in HTML', () => {
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/<\/script|<!--/i)
})

it('its text is the same every time, because the policy allows it by its hash', async () => {
  expect(await bundleStartScript()).toBe(script)
})
