import { expect, it } from 'vitest'
import { pages } from '../built/site.ts'
import { faultsOf } from '../built/valid-html.ts'
import { kinds } from '../suite/screens.ts'

it('every page that tests/built/html.test.ts leaves out is valid HTML', async () => {
  expect(await faultsOf(pages.filter(({ path }) => !kinds.includes(path)))).toEqual([])
})
