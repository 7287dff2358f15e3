// The help centre, the legal pages, the countdowns and the page of unknown addresses.

import { guideGroups } from 'content/compiled/help/guides.ts'
import { questionSections } from 'content/compiled/help/questions.ts'
import { firstSteps, helpCards } from 'content/compiled/help/topics.ts'
import { privacy, terms, termsQuestions } from 'content/compiled/legal.ts'
import { expect, it } from 'vitest'
import { firstOpen, questionsIn } from './parts.ts'
import { all, attribute, links, mainOf, one, sectionOf, texts, words } from './tree.ts'

it('2.8 each topic card has an icon, a title, a description and a link', () => {
  const cards = all(sectionOf(mainOf('/helpcenter'), 'Help topics'), 'article')
  expect(cards.map((card) => all(card, 'svg').length)).toEqual([1, 1, 1])
  expect(cards.map((card) => texts(card, 'h3')[0])).toEqual(helpCards.map(({ title }) => title))
  expect(cards.map((card) => texts(card, 'p')[0])).toEqual(helpCards.map(({ desc }) => desc))
  expect(cards.flatMap((card) => links(card))).toEqual([
    ['FAQs', '/helpcenter-faqs'],
    ['Guides', '/helpcenter-guides'],
    ['Support request', '/helpcenter-support'],
  ])
})

it('2.8 the Get Started items link to the tours, the articles, About Us and the contact page', () => {
  const items = all(sectionOf(mainOf('/helpcenter'), 'Get Started'), 'li')
  expect(items.flatMap((item) => links(item))).toEqual([
    ['Find your tour', '/grid'],
    ['Read how we ride', '/blogs'],
    ['Know who leads you', '/aboutus'],
    ['Ask for a price', '/contact'],
  ])
  expect(items.map((item) => texts(item, 'p')[0])).toEqual(firstSteps.map(({ desc }) => desc))
})

it('2.8 the call to get in touch links to the support form, which has a button', () => {
  const call = sectionOf(mainOf('/helpcenter'), 'Still on the wrong road?')
  expect(links(call)).toEqual([['Contact support', '/helpcenter-support']])
  expect(texts(one(mainOf('/helpcenter-support'), 'form'), 'button')).toEqual(['Send Message'])
})

it('2.8 the questions are in four sections with an anchor each, and the first question of a section is open', () => {
  const main = mainOf('/helpcenter-faqs')
  expect(links(one(main, 'nav[aria-label="Questions"]'))).toEqual([
    ['Buying', '#buying'],
    ['General', '#general'],
    ['Payments', '#payments'],
    ['Support', '#support'],
  ])
  const sections = all(main, 'section[id]')
  expect(sections.map((section) => [attribute(section, 'id'), texts(section, 'h2')[0]])).toEqual([
    ['buying', 'Buying'],
    ['general', 'General'],
    ['payments', 'Payments'],
    ['support', 'Support'],
  ])
  for (const [index, { questions }] of questionSections.entries()) {
    expect(questionsIn(sections[index]!)).toEqual(firstOpen(questions))
  }
})

it('2.8 the guides are seven titled lists of inert links, in the order of the specification', () => {
  const groups = all(mainOf('/helpcenter-guides'), 'section')
  expect(groups.map((group) => texts(group, 'h2')[0])).toEqual([
    ...['Getting started', 'Your calendar', 'Your listings', 'How payouts work'],
    ...['Your reservations', 'Reservation help', 'Your account'],
  ])
  expect(groups.map((group) => texts(group, 'li a'))).toEqual(
    guideGroups.map(({ topics }) => topics),
  )
  for (const group of groups) {
    expect(all(group, 'li').length).toBeGreaterThan(3)
    expect(links(group).filter(([, target]) => target !== null)).toEqual([])
    expect(all(group, 'li a[aria-disabled="true"]')).toHaveLength(links(group).length)
  }
})

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
  expect(questionsIn(main)).toEqual(firstOpen(termsQuestions))
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
