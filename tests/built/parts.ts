// What several tests compare: the tours, and parts of pages such as pictures, cards and questions.

import { agency } from 'content/compiled/agency.ts'
import type { PictureName } from 'content/pictures.ts'
import type { posts } from 'content/posts.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import { tours } from 'content/tours.ts'
import type { HtmlElement } from 'html-validate'
import { expect } from 'vitest'
import { all, attribute, links, one, words } from './html-tree.ts'

/** Every tour with its detail, which the cards do not show. */
export const wholeTours = await Promise.all(
  tours.map(async (tour) => ({ ...tour, detail: await loadTourDetail(tour.slug) })),
)

/** Matches the address of a drawing or a photograph: /pictures/khardung-la.svg, /pictures/khardung-la-800.webp. */
export function sourceOfPicture(name: PictureName): string {
  return expect.stringMatching(new RegExp(`^/pictures/${name}(\\.svg|-\\d+\\.webp)$`))
}

/** "5,359 m". */
export const metresText = (altitudeM: number) => `${altitudeM.toLocaleString('en-IN')} m`

type Tour = (typeof tours)[number]

/** What precedes the title on a tour's card: "First Ladakh ride", "Ladakh, India: 7 days, 808 km". */
export function tagAndPlaceOf({ tagText = '', place, days, km, ride }: Omit<Tour, 'title'>) {
  const line = `${place}: ${days} days, ${km.toLocaleString('en-IN')} km`
  return `${tagText}${line}${ride === 'SUV' ? ', by SUV' : ''}`
}

/** "From INR 3,414 / Day", "INR 4,306 / Day" or "On request". */
export function amountOf({ pricePerPerson, priceList, days }: Omit<Tour, 'title'>) {
  if (pricePerPerson === null) return 'On request'
  const perDay = Math.round(pricePerPerson / days).toLocaleString('en-IN')
  return `${priceList ? 'From ' : ''}INR ${perDay} / Day`
}

/** What each card of a tour or an article shows: its picture, its words and its links. */
export function cardsIn(root: HtmlElement) {
  return all(root, 'article').map((card) => ({
    picture: attribute(one(card, 'img'), 'src'),
    words: words(card),
    links: links(card),
  }))
}

/** What the card of an article shows, as `cardsIn` returns it; the card leads to `path`. */
export function cardOf({ image, title, desc }: (typeof posts)[number], tag: string, path: string) {
  return {
    picture: sourceOfPicture(image),
    words: `${tag}5 min read${title}${desc}Author ${agency.brand}Read More: ${title}`,
    links: [title, `Read More: ${title}`].map((name) => [name, path]),
  }
}

/** Each question with its answer, and whether the question is open. */
export function questionsIn(root: HtmlElement) {
  return all(root, 'details').map((item) => [
    words(one(item, 'summary')),
    words(one(item, 'p')),
    item.hasAttribute('open'),
  ])
}

/** Questions of the content as `questionsIn` returns them when only the first is open. */
export function firstOpen(questions: readonly { title: string; desc: string }[]) {
  return questions.map(({ title, desc }, index) => [title, desc, index === 0])
}
