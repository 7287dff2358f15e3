// The account screens and the sign-in screens; forms.test.ts has the fields.

import { introduction, notificationGroups, socialProfiles } from 'content/account-samples.ts'
import { pictures } from 'content/pictures.ts'
import { tours } from 'content/tours.ts'
import { expect, it } from 'vitest'
import { all, attribute, links, mainOf, one, sectionOf, texts, words } from './html-tree.ts'
import { sourceOfPicture } from './parts.ts'

const SIDEBAR = [
  ['Profile', '/user-profile'],
  ['Payment', '/user-payment'],
  ['Invoice', '/user-invoice'],
  ['Social Profile', '/user-social'],
  ['Notifications', '/user-notification'],
  ['Settings', '/user-setting'],
  ['Sign Out', '/lock-screen'],
] as const

it.each(SIDEBAR.slice(0, -1))('2.7 %s has the sidebar and the sample traveller', (label, path) => {
  const main = mainOf(path)
  const sidebar = one(main, 'nav')
  expect(links(sidebar)).toEqual(SIDEBAR)
  expect(texts(sidebar, 'a[aria-current="page"]')).toEqual([label])
  const [header] = all(main, 'header')
  expect(texts(header!, 'p')).toEqual(['Asha Rawat, a sample traveller'])
  expect(attribute(one(header!, 'img'), 'src')).toEqual(sourceOfPicture('portrait-1'))
})

it('2.7 the profile has an introduction', () => {
  const introduced = sectionOf(mainOf('/user-profile'), 'I am Asha')
  expect(texts(introduced, 'p')).toEqual(introduction)
})

it('2.7, 9 My Tours are the first six tours with tag, place, fixed rating, fixed price and a link', () => {
  const cards = all(sectionOf(mainOf('/user-profile'), 'My Tours'), 'article')
  const first = tours.slice(0, 6)
  expect(cards.map((card) => [...texts(card, 'p'), ...links(card).flat()])).toEqual(
    first.map(({ id, title, place, tagText }) => [
      ...(tagText ? [tagText] : []),
      expect.stringContaining(`${place}: `),
      '5.0 (30)$ 58 / Day',
      ...[title, `/tour-detail-one/${id}`],
    ]),
  )
  expect(first.filter(({ tagText }) => tagText)).not.toEqual([])
})

it('2.7 each saved payment method has a picture, a title and a date', () => {
  const methods = all(sectionOf(mainOf('/user-payment'), 'Saved payment methods'), 'li')
  expect(
    methods.map((method) => [
      attribute(one(method, 'svg'), 'data-type'),
      ...['h3', 'p'].map((part) => texts(method, part)[0]),
    ]),
  ).toEqual([
    ['Master', 'Mastercard ending in 4578', 'Expires in 09/2025'],
    ['Visa', 'Visa ending in 1204', 'Expires in 11/2024'],
    ['Ame. Express', 'American Express ending in 3007', 'Expires in 03/2025'],
  ])
})

it('9 the invoice has its rows, a subtotal of 520, taxes of 20 and a total of 540', () => {
  const rows = all(mainOf('/user-invoice'), 'tr')
  expect(rows.map((row) => [...texts(row, 'th'), ...texts(row, 'td')])).toEqual([
    ['Item', 'Quantity', 'Rate', 'Amount'],
    ['Motorcycle, 500 cc', '5', '$ 58', '$ 290'],
    ['Riding jacket and gloves', '5', '$ 14', '$ 70'],
    ['Camp at Pangong, extra night', '2', '$ 65', '$ 130'],
    ['Phone holder and charger', '1', '$ 30', '$ 30'],
    ['Subtotal', '$ 520'],
    ['Taxes', '$ 20'],
    ['Total', '$ 540'],
  ])
})

it('2.7 each network has an icon and a description, and the form a button', () => {
  const main = mainOf('/user-social')
  const form = one(main, 'form')
  expect(all(form, 'li').map((item) => all(item, 'svg').length)).toEqual([1, 1, 1, 1, 1])
  const described = all(form, 'input').map((field) => attribute(field, 'aria-describedby'))
  expect(described).toEqual(all(form, 'li p').map((hint) => attribute(hint, 'id')))
  expect(texts(form, 'li p')).toEqual(socialProfiles.map(({ desc }) => desc))
  expect(texts(form, 'button')).toEqual(['Save Social Profile'])
})

it('2.7 the notifications are lists of checkboxes, some of them checked', () => {
  const main = mainOf('/user-notification')
  const names = ['Account Notifications', 'Trip Notifications', 'Marketing Notifications']
  expect(texts(main, 'legend')).toEqual(names)
  const boxes = all(main, 'fieldset').map((group) =>
    all(group, 'label').map((label) => [
      words(label),
      one(label, 'input[type="checkbox"]').hasAttribute('checked'),
    ]),
  )
  expect(boxes).toEqual(
    notificationGroups.map(({ choices }) => choices.map(({ label, on = false }) => [label, on])),
  )
})

it('2.7 the settings have four parts, the sample traveller’s details, and no password', () => {
  const main = mainOf('/user-setting')
  const parts = ['Personal Details', 'Contact Info', 'Change Password', 'Delete Account']
  expect(texts(main, 'h2')).toEqual(parts)
  const button = one(sectionOf(main, 'Delete Account'), 'button')
  expect([words(button), attribute(button, 'aria-disabled')]).toEqual(['Delete Account', 'true'])
  const fields = all(main, 'form input, form textarea')
  const empty = fields.filter((field) => !attribute(field, 'value') && !words(field))
  const names = empty.map((field) => attribute(field, 'name'))
  expect(names).toEqual(['oldPassword', 'newPassword', 'retypedPassword'])
})

const FORGOT = ['Forgot password?', '/forgot-password'] as const
const SIGN_IN = ['Sign in', '/login'] as const
const ACCEPT = ['terms and conditions', '/terms'] as const

// biome-ignore format: a table
const SCREENS = [
  ['/login',           ['Login'],           [FORGOT, ['Sign Up', '/signup']]],
  ['/signup',          [],                  [ACCEPT, ['Register', '/signup-success'], SIGN_IN]],
  ['/signup-success',  [],                  [['Continue', '/']]],
  ['/forgot-password', ['Send'],            [SIGN_IN]],
  ['/lock-screen',     ['Login / Sign in'], [FORGOT]],
] as const

it.each(SCREENS)('2.9 %s has its buttons and links', (path, buttons, others) => {
  const main = mainOf(path)
  expect(texts(main, 'button')).toEqual(buttons)
  // Without the mail and phone links, which are for visitors without scripts.
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
  expect(attribute(photo, 'alt')).toBe(pictures['portrait-1'])
})
