// The HTML of the sign-in screens (spec 2.9); forms.test.ts has the fields.

import { expect, it } from 'vitest'
import { pictures } from '../../web/src/content/pictures.ts'
import { attribute, links, mainOf, one, sourceOfPicture, texts } from './tree.ts'

// biome-ignore format: a table
const SCREENS = [
  ['/login',           ['Login'],           [['Forgot password?', '/forgot-password'], ['Sign Up', '/signup']]],
  ['/signup',          [],                  [['terms and conditions', '/terms'], ['Register', '/signup-success'], ['Sign in', '/login']]],
  ['/signup-success',  [],                  [['Continue', '/']]],
  ['/forgot-password', ['Send'],            [['Sign in', '/login']]],
  ['/lock-screen',     ['Login / Sign in'], [['Forgot password?', '/forgot-password']]],
] as const

it.each(SCREENS)('2.9 %s has its button and its links', (path, buttons, others) => {
  const main = mainOf(path)
  expect(texts(main, 'button')).toEqual(buttons)
  // Without the links of the message for visitors without scripts.
  const found = links(main).filter(([, target]) => !/^(mailto|tel):/.test(target ?? ''))
  expect(found).toEqual([['Back to Home', '/'], ...others, ['Terms of Services', '/terms']])
})

it('2.9 Signup success and Forgot password have their texts', () => {
  expect(texts(mainOf('/signup-success'), 'p').slice(0, 2)).toEqual([
    'Success',
    'Your account has been successfully created. Enjoy your journey. Thank you',
  ])
  const forgot = texts(mainOf('/forgot-password'), 'p')
  expect(forgot[0]).toMatch(/link to create a new password by email/)
  expect(forgot).toContain('Remember your password? Sign in')
})

it('2.9 the lock screen shows its user, with a photo', () => {
  const main = mainOf('/lock-screen')
  expect(texts(main, 'p')[0]).toBe('Asha Rawat')
  const photo = one(main, 'p img')
  expect(attribute(photo, 'src')).toEqual(sourceOfPicture('portrait-1'))
  expect(attribute(photo, 'alt')).toBe(pictures['portrait-1'].alt)
})
