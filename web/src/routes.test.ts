import { expect, it } from 'vitest'
import { allPaths, matchOf } from './routes.ts'

it.each([
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/contact/', 'contact'],
  ['/leh-to-leh-with-turtuk', 'tour'],
  ['/tour-detail-one', 'tour-detail-one'],
  ['/tour-detail-one/1', 'tour-detail'],
  ['/tour-detail-one/leh-to-leh-with-turtuk', 'tour-detail'],
  ['/blog-detail/1', 'post'],
  ['/blog-detail/12345', 'post'],
  ['/404', 'not-found'],
  ['/nowhere', 'not-found'],
  ['/tour-detail-one/12345', 'not-found'],
  ['/a/b/c', 'not-found'],
  ['/%E0%A4%A', 'not-found'],
])('2.1 %s is %s', (path, id) => {
  expect(matchOf(path).id).toBe(id)
})

it('every prerendered address has a page', () => {
  for (const path of allPaths()) {
    expect(matchOf(path).id === 'not-found', path).toBe(path === '/404')
  }
})
