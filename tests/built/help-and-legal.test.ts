// The help centre, the legal pages and the countdowns.

import { guideGroups } from 'content/compiled/help/guides.ts'
import { questionSections } from 'content/compiled/help/questions.ts'
import { firstSteps, helpCards } from 'content/compiled/help/topics.ts'
import { privacy, terms, termsQuestions } from 'content/compiled/legal.ts'
import { expect, it } from 'vitest'
import { all, attribute, links, mainOf, one, sectionOf, texts, words } from './html-tree.ts'
import { firstOpen, questionsIn } from './parts.ts'

it('2.8 the topic cards, the first steps and the call to get in touch have texts and links', () => {
  const main = mainOf('/helpcenter')
  const cards = all(sectionOf(main, 'Help topics'), 'article')
  expect(cards.map((card) => all(card, 'svg').length)).toEqual([1, 1, 1])
  expect(cards.map((card) => [...texts(card, 'h3'), ...texts(card, 'p').slice(0, 1)])).toEqual(
    helpCards.map(({ title, desc }) => [title, desc]),
  )
  const items = all(sectionOf(main, 'Get Started'), 'li')
  expect(items.map((item) => texts(item, 'p')[0])).toEqual(firstSteps.map(({ desc }) => desc))
  const call = sectionOf(main, 'Still on the wrong road?')
  expect([...cards, ...items, call].flatMap((part) => links(part))).toEqual([
    ['FAQs', '/helpcenter-faqs'],
    ['Guides', '/helpcenter-guides'],
    ['Support request', '/helpcenter-support'],
    ['Find your tour', '/grid'],
    ['Read how we ride', '/blogs'],
    ['Know who leads you', '/aboutus'],
    ['Ask for a price', '/contact'],
    ['Contact support', '/helpcenter-support'],
  ])
  expect(texts(one(mainOf('/helpcenter-support'), 'form'), 'button')).toEqual(['Send Message'])
})

it('2.8 the questions are in four sections with an anchor each, and the first question of a section is open', () => {
  const main = mainOf('/helpcenter-faqs')
  const names = ['Buying', 'General', 'Payments', 'Support']
  const anchors = names.map((name) => [name, `#${name.toLowerCase()}`])
  expect(links(one(main, 'nav[aria-label="Questions"]'))).toEqual(anchors)
  const sections = all(main, 'section[id]')
  expect(
    sections.map((section) => [texts(section, 'h2')[0], `#${attribute(section, 'id')}`]),
  ).toEqual(anchors)
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
  const parts = ['Introduction', 'User Agreements', 'Restrictions', 'Questions and Answers']
  expect(texts(main, 'h2')).toEqual(parts)
  for (const { title, paragraphs } of terms) {
    expect(texts(sectionOf(main, title), 'p')).toEqual(paragraphs)
  }
  const restrictions = terms.find(({ title }) => title === 'Restrictions')?.points
  expect(restrictions).toHaveLength(6)
  expect(texts(sectionOf(main, 'Restrictions'), 'li')).toEqual(restrictions)
  expect(questionsIn(main)).toEqual(firstOpen(termsQuestions))
  expect(links(main).flat()).toEqual(['Home', '/', 'Accept', null, 'Decline', null])
  expect(texts(main, 'a[aria-disabled="true"]')).toEqual(['Accept', 'Decline'])
})

it('2.10 the privacy policy has sample text, the uses of information, and Print', () => {
  const main = mainOf('/privacy')
  const [overview, uses, ...others] = privacy
  const parts = ['Overview', 'How your information is used', ...others.map(({ title }) => title)]
  expect(texts(main, 'h2')).toEqual(parts)
  expect(texts(sectionOf(main, 'Overview'), 'p')).toEqual(overview?.paragraphs)
  expect(uses?.points).toHaveLength(6)
  expect(texts(sectionOf(main, 'How your information is used'), 'li')).toEqual(uses?.points)
  expect(links(main).flat()).toEqual(['Home', '/', 'Print', null])
  expect(texts(main, 'a[aria-disabled="true"]')).toEqual(['Print'])
})

// Screen readers do not announce the seconds.
it.each([
  ['/comingsoon', '00 Days00 Hours00 Minutes00 Seconds'],
  ['/maintenance', '59:59'],
])('2.10 the HTML of %s has a silent timer, which shows %s', (path, shown) => {
  const main = mainOf(path)
  const timer = one(main, '[role="timer"]')
  expect(words(timer)).toBe(shown)
  expect(attribute(timer, 'aria-label')).toBeTruthy()
  expect(all(main, '[aria-live], [role="status"]').length).toBe(0)
})

it('2.10 the countdown that has ended says so, and the maintenance page has a button', () => {
  expect(words(mainOf('/comingsoon'))).toContain('this countdown ended on 31 December 2024')
  expect(texts(mainOf('/maintenance'), 'form button')).toEqual(['Subcribe Now'])
})
