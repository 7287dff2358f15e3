import { expect, it } from 'vitest'
import { allPaths, matchOf } from './routes.ts'

it.each([
  ['/contact/', 'contact'],
  ['//contact', 'contact'],
  ['/blog-detail//7', 'post'],
  ['//', 'home'],
  ['/blog-detail/12345', 'post'],
  ['/nowhere', 'not-found'],
  ['/Contact', 'not-found'],
  ['/tour-detail-one/12345', 'not-found'],
  ['/a/b/c', 'not-found'],
  ['/%E0%A4%A', 'not-found'],
])('2.1 %s has the route %s', (path, id) => {
  expect(matchOf(path).id).toBe(id)
})

it('no tour has the address of another page; its file needs another name', () => {
  expect(allPaths().filter((path, index, all) => all.indexOf(path) < index)).toEqual([])
})
