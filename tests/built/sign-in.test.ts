// The HTML of the sign-in screens (spec 2.9), word for word; forms.test.ts has the fields.

import { expect, it } from 'vitest'
import { pictures } from '../../web/src/content/pictures.ts'
import { all, attribute, links, mainOf, sourceOfPicture, texts } from './tree.ts'

const BACK = ['Back to Home', '/']
const TERMS = ['Terms of Services', '/terms']

it('2.9 Login has its button and its links', () => {
  const main = mainOf('/login')
  expect(texts(main, 'h1')).toEqual(['Login'])
  expect(texts(main, 'button')).toEqual(['Login'])
  expect(linksOf('/login')).toEqual([
    BACK,
    ['Forgot password?', '/forgot-password'],
    ['Sign Up', '/signup'],
    TERMS,
  ])
})

it('2.9 Register is a link, and Signup has no button', () => {
  const main = mainOf('/signup')
  expect(texts(main, 'h1')).toEqual(['Signup'])
  expect(texts(main, 'button')).toEqual([])
  expect(linksOf('/signup')).toEqual([
    BACK,
    ['terms and conditions', '/terms'],
    ['Register', '/signup-success'],
    ['Sign in', '/login'],
    TERMS,
  ])
})

it('2.9 Signup success has its banner, its text and its link', () => {
  const main = mainOf('/signup-success')
  expect(texts(main, 'h1')).toEqual(['Congratulations!'])
  expect(texts(main, 'p')).toEqual([
    'Success',
    'Your account has been successfully created. Enjoy your journey. Thank you',
    'Terms of Services',
  ])
  expect(linksOf('/signup-success')).toEqual([BACK, ['Continue', '/'], TERMS])
})

it('2.9 Forgot password explains the link that comes by email', () => {
  const main = mainOf('/forgot-password')
  expect(texts(main, 'h1')).toEqual(['Forgot Password'])
  expect(texts(main, 'p').filter((words) => !words.startsWith('This form needs'))).toEqual([
    'Please enter your email address. You will receive a link to create a new password by email.',
    'Remember your password? Sign in',
    'Terms of Services',
  ])
  expect(texts(main, 'button')).toEqual(['Send'])
  expect(linksOf('/forgot-password')).toEqual([BACK, ['Sign in', '/login'], TERMS])
})

it('2.9 the lock screen shows its user, with a photo', () => {
  const main = mainOf('/lock-screen')
  expect(texts(main, 'h1')).toEqual(['Lock Screen'])
  expect(texts(main, 'p')[0]).toBe('Asha Rawat')
  expect(
    all(main, 'p img').map((photo) => [attribute(photo, 'src'), attribute(photo, 'alt')]),
  ).toEqual([[sourceOfPicture('portrait-1'), pictures['portrait-1'].alt]])
  expect(texts(main, 'button')).toEqual(['Login / Sign in'])
  expect(linksOf('/lock-screen')).toEqual([BACK, ['Forgot password?', '/forgot-password'], TERMS])
})

/** Without the links of the message for visitors without scripts. */
function linksOf(path: string) {
  return links(mainOf(path)).filter(([, target]) => !/^(mailto|tel):/.test(target ?? ''))
}
