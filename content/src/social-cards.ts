// Social cards: the pictures with a title that messengers show for a shared address.

import { agency } from 'content/compiled/agency.ts'
import type { PictureName } from './pictures.ts'
import { posts } from './posts.ts'
import { tours } from './tours.ts'
import type { Post, Tour } from './types.ts'

/** The size of a card in pixels. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

export type Card = { file: string; title: string; picture: PictureName }

/** The card of every page that is neither a tour nor an article. */
const siteCard: Card = { file: 'cards/site.jpg', title: agency.tagline, picture: 'khardung-la' }

/** All cards, drawn by pictures/src/draw-card.ts. */
export const cards: readonly Card[] = [
  siteCard,
  ...tours.map(({ slug, title, picture }) => ({ file: `cards/${slug}.jpg`, title, picture })),
  ...posts.map(({ slug, title, image }) => ({ file: `cards/${slug}.jpg`, title, picture: image })),
]

/** The card of a page. */
export function cardOf({ tour, post }: { tour: Tour | undefined; post: Post | undefined }): Card {
  const { slug } = tour ?? post ?? {}
  return cards.find(({ file }) => file === `cards/${slug}.jpg`) ?? siteCard
}
