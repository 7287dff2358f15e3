// The HTML of each entity of spec 3: every field is shown.

import { expect, it } from 'vitest'
import { paymentMethods } from '../../web/src/content/account/payment-methods.ts'
import { socialProfiles } from '../../web/src/content/account/social-profiles.ts'
import { user } from '../../web/src/content/account/user.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { helpCards } from '../../web/src/content/compiled/help/topics.ts'
import { team } from '../../web/src/content/compiled/team.ts'
import { byMonth, departuresOf } from '../../web/src/content/departures.ts'
import { pricesOf, priceText } from '../../web/src/content/prices.ts'
import { figuresOf, infoOf } from '../../web/src/content/road-figures.ts'
import { tourDetail } from '../../web/src/tour-detail.ts'
import { pages } from './site.ts'
import { all, attribute, one, sectionOf, texts, treeOf, words } from './tree.ts'

const details = await Promise.all(
  tours.map(async (tour) => ({ tour, detail: await tourDetail(tour.slug).load() })),
)

it.each(details)(
  'tour $tour.id: background, four pictures, place and description',
  ({ tour, detail }) => {
    const main = one(treeOf(`/${tour.slug}`), 'main')
    const [background] = all(main, 'header img')
    expect(attribute(background!, 'src')).toBe(`/pictures/${detail.pictures.background}.svg`)
    const gallery = all(main, 'section[aria-label="Pictures"] img')
    expect(gallery.map((picture) => attribute(picture, 'src'))).toEqual(
      detail.pictures.header.slice(0, 4).map((name) => `/pictures/${name}.svg`),
    )
    const facts = sectionOf(main, tour.title)
    expect(texts(facts, 'p')).toEqual([tour.place])
    expect(all(facts, 'dt svg')).toHaveLength(5)
    expect(pages.find(({ path }) => path === `/${tour.slug}`)?.html).toContain(detail.description)
  },
)

it.each(details)('tour $tour.id: the itinerary has every field of each day', ({ tour, detail }) => {
  const itinerary = sectionOf(one(treeOf(`/${tour.slug}`), 'main'), 'Itinerary')
  const days = all(itinerary, 'li').filter((item) => all(item, 'h3').length === 1)
  const shown = days.map((day) => ({
    number: texts(day, 'p')[0],
    title: texts(day, 'h3')[0],
    description: texts(day, 'p')[1],
    picture: attribute(all(day, 'img')[0]!, 'src'),
    info: texts(day, 'ul li').slice(0, 2),
    track: texts(day, 'ol li p'),
  }))
  expect(shown).toEqual(
    detail.days.map((day, index) => {
      const info = infoOf(figuresOf(day))
      return {
        number: `Day ${index + 1}`,
        title: day.title,
        description: day.description,
        picture: `/pictures/${day.picture}.svg`,
        info: info
          ? [info.time, info.distance]
          : index < detail.days.length - 1
            ? [expect.stringContaining('Sleep at')]
            : [],
        track: day.track.flatMap(({ title, description }) => [title, description]),
      }
    }),
  )
})

it.each(details)('tour $tour.id: prices, add-ons, charges and batches', ({ tour, detail }) => {
  const main = one(treeOf(`/${tour.slug}`), 'main')
  const options = all(sectionOf(main, 'Price Details'), 'li').filter(
    (item) => all(item, 'h3').length,
  )
  const prices = options.map((option) => [
    ...texts(option, 'h3'),
    texts(option, 'p')[0],
    ...all(option, 'div').flatMap((extras) => [...texts(extras, 'h4'), ...texts(extras, 'li')]),
  ])
  expect(prices).toEqual(
    pricesOf(tour).map(({ title, perPerson, adons, additionalCharges }) => [
      title,
      priceText(perPerson),
      ...(adons.ons.length ? [adons.title, ...adons.ons] : []),
      additionalCharges.title,
      ...additionalCharges.charge,
    ]),
  )
  const months = all(sectionOf(main, 'Batch Details'), 'li').filter(
    (item) => all(item, 'h3').length,
  )
  expect(months.map((month) => [texts(month, 'h3')[0], texts(month, 'li span')])).toEqual(
    byMonth(departuresOf(detail.departures, tour.days)).map(([month, departures]) => [
      month,
      departures.map(({ range }) => range),
    ]),
  )
})

it('a payment method shows its brand, its title and its expiry', () => {
  expect(itemsOf('/user-payment', 'Saved payment methods', ['span', 'h3', 'p'])).toEqual(
    paymentMethods.map(({ image, title, date }) => [image, title, date]),
  )
  expect(paymentMethods.length).toBeGreaterThanOrEqual(3)
})

it('a social profile shows its icon, its name, its placeholder and a description', () => {
  const items = all(one(treeOf('/user-social'), 'main form'), 'li')
  const shown = items.map((item) => [
    all(item, 'svg').length,
    words(one(item, 'label')),
    attribute(one(item, 'input'), 'placeholder'),
    words(one(item, 'p')),
  ])
  expect(shown).toEqual(
    socialProfiles.map(({ name, placeHolder, desc }) => [1, name, placeHolder, desc]),
  )
})

it('a card of the help centre shows its icon, its title, a description and a link', () => {
  const shown = all(one(treeOf('/helpcenter'), 'main'), 'article').map((card) => [
    all(card, 'svg').length,
    words(one(card, 'h3')),
    words(one(card, 'p')),
    attribute(one(card, 'a'), 'href'),
  ])
  expect(shown).toEqual(helpCards.map(({ title, desc, link }) => [1, title, desc, link]))
})

it('a member of the team shows a picture, a name and a position, without a link target', () => {
  const members = all(sectionOf(treeOf('/aboutus'), 'The people you meet'), 'li')
  const shown = members.map((member) => [
    attribute(one(member, 'img'), 'src'),
    words(one(member, 'h3')),
    words(one(member, 'p')),
    all(member, 'a, button').length,
  ])
  expect(shown).toEqual(
    team.map(({ image, name, possition }) => [`/pictures/${image}.svg`, name, possition, 0]),
  )
})

it('every account page shows the name of the same sample traveller', () => {
  const account = pages.filter(({ path }) => path.startsWith('/user-'))
  expect(account).toHaveLength(6)
  for (const { path } of account) {
    const header = all(one(treeOf(path), 'main'), 'header')[0]!
    expect(texts(header, 'p')).toEqual([`${user.firstName} ${user.lastName}, a sample traveller`])
    expect(user).toMatchObject({ firstName: 'Asha', lastName: 'Rawat' })
  }
})

/** The words of each item of the list below a heading. */
function itemsOf(path: string, heading: string, parts: readonly string[]): string[][] {
  const section = sectionOf(one(treeOf(path), 'main'), heading)
  return all(section, 'li').map((item) => parts.flatMap((part) => texts(item, part)))
}
