import { expect, it } from 'vitest'
import { privacy, terms, termsQuestions } from 'web/compiled/legal.ts'
import { all, attribute, links, mainOf, one, sectionOf, texts, words } from './tree.ts'

it('2.10 the terms have sample text, restrictions, questions, and Accept and Decline', () => {
  const main = mainOf('/terms')
  expect(texts(main, 'h2')).toEqual([
    'Introduction',
    'User Agreements',
    'Restrictions',
    'Questions and Answers',
  ])
  for (const { title, paragraphs } of terms) {
    expect(texts(sectionOf(main, title), 'p')).toEqual(paragraphs)
  }
  const restrictions = terms.find(({ title }) => title === 'Restrictions')?.points
  expect(restrictions).toHaveLength(6)
  expect(texts(sectionOf(main, 'Restrictions'), 'li')).toEqual(restrictions)
  const questions = all(main, 'details')
  expect(questions.map((item) => [words(one(item, 'summary')), words(one(item, 'p'))])).toEqual(
    termsQuestions.map(({ title, desc }) => [title, desc]),
  )
  const open = questions.map((item) => item.hasAttribute('open'))
  expect(open).toEqual(termsQuestions.map((_, index) => index === 0))
  expect(links(main)).toEqual([
    ['Home', '/'],
    ['Accept', null],
    ['Decline', null],
  ])
  expect(texts(main, 'a[aria-disabled="true"]')).toEqual(['Accept', 'Decline'])
})

it('2.10 the privacy policy has sample text, the uses of information, and Print', () => {
  const main = mainOf('/privacy')
  const [overview, uses, ...others] = privacy
  expect(texts(main, 'h2')).toEqual([
    'Overview',
    'How your information is used',
    ...others.map(({ title }) => title),
  ])
  expect(texts(sectionOf(main, 'Overview'), 'p')).toEqual(overview?.paragraphs)
  expect(uses?.points).toHaveLength(6)
  expect(texts(sectionOf(main, 'How your information is used'), 'li')).toEqual(uses?.points)
  expect(links(main)).toEqual([
    ['Home', '/'],
    ['Print', null],
  ])
  expect(texts(main, 'a[aria-disabled="true"]')).toEqual(['Print'])
})

it('2.10 the HTML of Coming Soon shows zero in four units', () => {
  const main = mainOf('/comingsoon')
  expect(texts(main, '[role="timer"] > span')).toEqual([
    '00 Days',
    '00 Hours',
    '00 Minutes',
    '00 Seconds',
  ])
  expect(words(main)).toContain('this countdown ended on 31 December 2024')
})

it('2.10 the HTML of the maintenance page shows 59:59 and a button to subscribe', () => {
  const main = mainOf('/maintenance')
  expect(words(one(main, '[role="timer"]'))).toBe('59:59')
  expect(texts(main, 'form button')).toEqual(['Subcribe Now'])
})

it.each(['/comingsoon', '/maintenance'])(
  'screen readers do not announce the seconds of %s',
  (path) => {
    const main = mainOf(path)
    expect(attribute(one(main, '[role="timer"]'), 'aria-label')).toBeTruthy()
    expect(all(main, '[aria-live], [role="status"]')).toEqual([])
  },
)

it('2.10 the not-found page has a link to Home', () => {
  const main = mainOf('/404')
  expect(links(main)).toEqual([['Back to Home', '/']])
})
