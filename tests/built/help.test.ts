import { expect, it } from 'vitest'
import { guideGroups } from 'web/compiled/help/guides.ts'
import { questionSections } from 'web/compiled/help/questions.ts'
import { firstSteps, helpCards } from 'web/compiled/help/topics.ts'
import { GUIDE_GROUPS } from '../suite/spec-lists.ts'
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
    const items = all(sections[index]!, 'details')
    expect(items.map((item) => [words(one(item, 'summary')), words(one(item, 'p'))])).toEqual(
      questions.map(({ title, desc }) => [title, desc]),
    )
    expect(items.map((item) => attribute(item, 'open') !== null)).toEqual([true, false, false])
  }
})

it('2.8 the guides are seven titled lists of topics, in the order of the specification', () => {
  const groups = all(mainOf('/helpcenter-guides'), 'section')
  expect(groups.map((group) => texts(group, 'h2')[0])).toEqual(GUIDE_GROUPS)
  expect(groups.map((group) => texts(group, 'li a'))).toEqual(
    guideGroups.map(({ topics }) => topics),
  )
  for (const group of groups) {
    expect(all(group, 'li').length).toBeGreaterThan(3)
    expect(links(group).filter(([, target]) => target !== null)).toEqual([])
    expect(all(group, 'li a[aria-disabled="true"]')).toHaveLength(links(group).length)
  }
})
