// The forms in the HTML (spec 3 and 5). A field is written as its label, type, `required` and placeholder.

import { agency } from 'content/compiled/agency.ts'
import { forms } from 'submissions'
import { expect, it } from 'vitest'
import { all, attribute, links, mainOf, one, texts, treeOf, words } from './html-tree.ts'
import { files, inlineOf, pages, read } from './site.ts'

const COMMENT = ['Name · text', 'Email · email', 'Comments · textarea']
const QUOTE = [
  'First Name · text · required',
  'Last Name · text · required',
  'Email · email · required',
  'Phone Number · tel · required',
  'Destination · select · required',
]

const [EMAIL, PASSWORD] = ['Email · email · required', 'Password · password · required'] as const
const REMEMBER = 'Remember me · checkbox'
const CONTACT = [
  ...['Your Name · text · required', 'Your Email · email · required'],
  ...['Your Question · text · required', 'Your Comment (optional) · textarea'],
]
const SIGNUP = ['Name · text · required', EMAIL, PASSWORD]
const DETAILS = ['First Name · text · required', 'Last Name · text · required', EMAIL]
const SOCIAL = [
  ...['Twitter', 'Facebook', 'Instagram', 'Linkedin'].map((name) => [name, `${name} profile name`]),
  ['Youtube', 'Youtube address'],
].map(([name, placeholder]) => `${name} · text · required · “${placeholder}”`)
const CARD = [
  ...['Name · text · required', 'Card Number · number · required', 'CVV · number · required'],
  ...['Expiry Month · select', 'Expiry Year · select', 'Card Type · select'],
]

// biome-ignore format: a table
const FORMS: readonly [path: string, form: string, fields: readonly string[]][] = [
  ['/',                       'Get Quote',          QUOTE],
  ['/list-left-sidebar',      'Get Quote',          QUOTE],
  ['/contact',                'Get in touch!',      CONTACT],
  ['/leh-to-leh-with-turtuk', 'Leave A Comment',    COMMENT],
  ['/blog-detail/1',          'Leave A Comment',    COMMENT],
  ['/helpcenter',             'Search',             ['Search the help centre · search · “Deposit, permits, packing …”']],
  ['/helpcenter-support',     'Support request',    [...COMMENT.slice(0, 2), 'Subject · text', ...COMMENT.slice(2)]],
  ['/login',                  'Login',              [EMAIL, PASSWORD, REMEMBER]],
  ['/signup',                 'Signup',             [...SIGNUP, 'I accept the terms and conditions · checkbox']],
  ['/forgot-password',        'Forgot password',    [EMAIL]],
  ['/lock-screen',            'Lock screen',        [PASSWORD, `${REMEMBER} · required`]],
  ['/user-setting',           'Personal Details',   [...DETAILS, 'Occupation · text', 'Description · textarea']],
  ['/user-setting',           'Contact Info',       ['Phone · number', 'Website · url']],
  ['/user-setting',           'Change Password',    ['Old', 'New', 'Re-type New'].map((each) => `${each} ${PASSWORD}`)],
  ['/user-social',            'Social profile',     SOCIAL],
  ['/user-payment',           'Add Payment Method', CARD],
  ['/maintenance',            'Subscribe',          ['Email · email']],
  ['/404',                    'Newsletter',         [`${EMAIL} · “Email”`]],
]

/** A live form may have more fields than the specification names (CONTRIBUTING.md). */
const LIVE = ['Get Quote', 'Get in touch!']

it.each(FORMS)('3, 5 %s: the form %s has its fields', (path, name, fields) => {
  const page = treeOf(path)
  const forms = all(page, 'form').filter((form) => nameOf(form, page) === name)
  const found = forms.map((form) =>
    fieldsOf(form).filter((field) => !LIVE.includes(name) || fields.includes(field)),
  )
  expect(found).toEqual([fields])
})

it.each(['/', '/contact'])('%s: the form has its links, and Contact one to About Us', (path) => {
  const phone = [agency.phone.shown, `tel:${agency.phone.number}`]
  const mail = [agency.email, `mailto:${agency.email}`]
  const more = [
    ['privacy policy', '/privacy'],
    ['before you book', '/before-you-book'],
  ]
  expect(links(one(mainOf(path), 'form'))).toEqual([phone, mail, ...more])
  const toAbout = links(mainOf(path)).filter(([, to]) => to === '/aboutus')
  expect(toAbout.flat()).toEqual(path === '/contact' ? ['Who we are', '/aboutus'] : [])
})

it('3, 9 the card form lists the months, the years and the types of the specification', () => {
  const lists = all(mainOf('/user-payment'), 'select').map((list) => texts(list, 'option'))
  expect(lists).toEqual([
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    ['2022', '2023', '2024', '2025'],
    ['Visa', 'Ame. Express', 'Master'],
  ])
})

it('5 the list of destinations has a disabled placeholder, and Ladakh', () => {
  const options = all(one(treeOf('/'), 'select'), 'option').map((option) => [
    words(option),
    attribute(option, 'value'),
    option.hasAttribute('disabled'),
  ])
  const choices = forms.query.destination.choices.map(({ value, label }) => [label, value, false])
  expect(options).toEqual([['Select Destination', '', true], ...choices])
  expect(choices).toContainEqual(['Ladakh', 'ladakh', false])
})

// biome-ignore format: a table
const AUTOCOMPLETE: readonly [path: string, fields: string][] = [
  ['/login',           'email username, password current-password'],
  ['/signup',          'name name, email username, password new-password'],
  ['/forgot-password', 'email username'],
  ['/lock-screen',     'user username, password current-password'],
  ['/user-payment',    'name cc-name, cardNumber cc-number, cvv cc-csc, month cc-exp-month, ' +
                       'year cc-exp-year, cardType cc-type'],
  ['/user-setting',    'firstName given-name, lastName family-name, email email, ' +
                       'occupation organization-title, phone off, website url, username username, ' +
                       'oldPassword current-password, newPassword new-password, ' +
                       'retypedPassword new-password, description off'],
]

it.each(AUTOCOMPLETE)('%s: each field but a checkbox has its `autocomplete`', (path, expected) => {
  const fields = all(mainOf(path), 'form input, form select, form textarea')
  const named = fields.filter((field) => attribute(field, 'type') !== 'checkbox')
  const found = named.map(
    (field) => `${attribute(field, 'name')} ${attribute(field, 'autocomplete')}`,
  )
  expect(found.join(', ')).toBe(expected)
})

it('5, 7 every form has the method `dialog`, which sends nothing, and no validation messages of its own', () => {
  const elements = pages.flatMap(({ html }) => html.match(/<(form|input|textarea|select)\b[^>]*>/g))
  const forms = elements.filter((element) => element?.startsWith('<form'))
  expect(forms.length).toBeGreaterThan(100)
  expect(forms.filter((form) => !form?.includes(' method="dialog"'))).toEqual([])
  // One pattern is allowed, which refuses a field of blanks and control characters.
  const forbidden =
    /\s(action|novalidate|formnovalidate|formaction|pattern(?!="\[\\s\\S\]\*\[\^\\s\\p{Cc}\]\[\\s\\S\]\*")|minlength|title)[\s=>]/i
  expect(elements.filter((element) => forbidden.test(element ?? ''))).toEqual([])
  const scripts = [...files].filter((file) => file.endsWith('.js')).map(read)
  expect(scripts.filter((script) => /setCustomValidity|reportValidity/.test(script))).toEqual([])
})

it('the note about JavaScript is hidden in browsers that know no media query for scripts', () => {
  // Chrome before 120 leaves out a rule that stands in such a query.
  const live = pages.filter(({ html }) => html.includes('This form needs JavaScript'))
  expect(live.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/contact']))
  for (const { html, path } of live)
    expect(inlineOf(html, 'style').join(''), path).toMatch(/}\.instead\d+\{display:none\}/)
})

type Element = ReturnType<typeof treeOf>

function nameOf(form: Element, page: Element): string | null {
  const heading = attribute(form, 'aria-labelledby')
  return heading ? words(one(page, `[id="${heading}"]`)) : attribute(form, 'aria-label')
}

/** The label of a field; the field's name when there is no label. */
function labelOf(form: Element, field: Element): string | null {
  const id = attribute(field, 'id')
  if (id) return words(one(form, `label[for="${id}"]`))
  const around = field.closest('label')
  return around ? words(around) : (attribute(field, 'aria-label') ?? attribute(field, 'name'))
}

/** The visible fields of a form; hidden fields are for password managers. */
function fieldsOf(form: Element): string[] {
  const fields = all(form, 'input, select, textarea').filter(
    (field) => !field.hasAttribute('hidden'),
  )
  return fields.map((field) => {
    const placeholder = attribute(field, 'placeholder')
    return [
      labelOf(form, field),
      field.tagName === 'input' ? attribute(field, 'type') : field.tagName,
      field.hasAttribute('required') && 'required',
      placeholder && `“${placeholder}”`,
    ]
      .filter(Boolean)
      .join(' · ')
  })
}
