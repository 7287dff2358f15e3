import { expect, it } from 'vitest'
import { kinds } from '../suite/screens.ts'
import { pages } from './site.ts'
import { faultsOf } from './valid-html.ts'

// tests/matrix/html.test.ts reads the other pages.
it('a page of each kind is valid HTML', async () => {
  expect(await faultsOf(pages.filter(({ path }) => kinds.includes(path)))).toEqual([])
})

it('a page that is not valid is found', async () => {
  const page = { file: 'a.html', path: '/a', html: '<ul><p>No item</p></ul>' }
  expect(await faultsOf([page])).not.toEqual([])
})
