import { expect, it } from 'vitest'
import { isRightToken, parseAnswerLink } from './parse-answer-link.ts'

it.each([
  '/',
  '/answer',
  '/answer/',
  '/answer/query',
  '/answer/query/x',
  '/answer/query/x/',
  '/answer/query//token',
  '/answer/digest/x/token',
  '/answer/toString/x/token',
  '/answer/query/x/token/more',
  '/elsewhere/query/x/token',
  '/answer/query/%2E/token',
  '/answer/query/%2e%2e/token',
  '/answer/query/a%2Fb/token',
  '/answer/query/a%2Fb%2Fc/token',
  '/answer/query/__id__/token',
  '/answer/query/__a%0Ab__/token',
  '/answer/query/%E0%A4%A/token',
  '/answer/query/%/token',
  `/answer/query/${'x'.repeat(1501)}/token`,
  `/answer/query/${'%C3%BC'.repeat(751)}/token`,
])('%s names no lead', (path) => {
  expect(parseAnswerLink(path).key).toBeNull()
})

it('only the whole stored token, in the same letter case, is accepted', () => {
  expect(isRightToken('AbC', 'AbC')).toBe(true)
  for (const given of ['', 'abc', 'AbCd', 'Ab', 'AbC '])
    expect(isRightToken(given, 'AbC')).toBe(false)
})

it('no token is accepted when none is stored', () => {
  for (const stored of [null, '']) {
    for (const given of ['', 'null', 'undefined']) expect(isRightToken(given, stored)).toBe(false)
  }
})
