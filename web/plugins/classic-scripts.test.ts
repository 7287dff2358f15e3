import { expect, it } from 'vitest'
import { bundleScript } from './classic-scripts.ts'

const script = await bundleScript('loading/start/index.ts')

it('the start script is one classic script that can be inlined in HTML', () => {
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/<\/script|<!--/i)
})

it('the start script has the same bytes each time it is bundled', async () => {
  expect(await bundleScript('loading/start/index.ts')).toBe(script)
})
