// The articles as lists show them. The text of an article is in posts/<slug>.ts, and is loaded with the
// article's page.

import type { PictureName } from './pictures.ts'

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'note'; text: string }

export type Post = {
  id: number
  slug: string
  image: PictureName
  /** ISO date. */
  date: string
  title: string
  desc: string
  tag: string
}

export const posts: readonly Post[] = [
  {
    id: 1,
    slug: 'two-nights-in-leh',
    image: 'post-acclimatisation',
    date: '2026-02-12',
    title: 'Two nights in Leh before the first pass',
    desc: 'Why our loops begin with two nights at 3,500 m, what the usual guideline says about sleeping height, and where our own route exceeds it.',
    tag: 'Health',
  },
  {
    id: 2,
    slug: 'permits-and-fees',
    image: 'post-permits',
    date: '2026-03-05',
    title: 'Permits and fees: who needs what in Ladakh',
    desc: 'Indians register and pay fees, visitors from abroad need a Protected Area Permit, and rented motorcycles have a rule of their own.',
    tag: 'Paperwork',
  },
  {
    id: 3,
    slug: 'which-road-is-open-when',
    image: 'post-seasons',
    date: '2026-03-26',
    title: 'Which road is open when',
    desc: 'Nubra, Pangong, Hanle, Manali, Srinagar, Zanskar and Spiti: the usual months for each road, and what each month is like to ride in.',
    tag: 'Planning',
  },
  {
    id: 4,
    slug: 'what-to-pack',
    image: 'post-packing',
    date: '2026-04-16',
    title: 'Twenty-five things to pack, and why',
    desc: 'Our packing list for a week on the road in Ladakh, with the reason behind each item, from the 60-litre rucksack to the humble zip bag.',
    tag: 'Packing',
  },
  {
    id: 5,
    slug: 'fuel-and-phones-beyond-leh',
    image: 'post-fuel-phones',
    date: '2026-05-14',
    title: 'Fuel, phones and cash beyond Leh',
    desc: 'Seven places where fuel is sure, the long gaps between them, which SIM cards work, and why cash is best drawn before you leave Leh.',
    tag: 'On the road',
  },
  {
    id: 6,
    slug: 'umling-la-road-and-names',
    image: 'post-umling-la',
    date: '2026-06-11',
    title: 'Umling La: the road and its names',
    desc: 'One of the highest motorable roads in the world, 78 km from Hanle: what the day is like, how the name is spelt, and who may go.',
    tag: 'Places',
  },
  {
    id: 7,
    slug: 'hanle-dark-sky',
    image: 'post-hanle-sky',
    date: '2026-07-09',
    title: 'Hanle after dark: how to see the sky',
    desc: 'Why the nights at Hanle are so dark, how the moon decides what you see, and how to watch the stars from 4,280 m without freezing.',
    tag: 'Night sky',
  },
  {
    id: 8,
    slug: 'first-ride-at-altitude',
    image: 'post-first-ride',
    date: '2026-08-13',
    title: 'Your first ride at altitude',
    desc: 'A tired engine, a short breath, long descents, streams across the road and cold fingers: what changes when the road goes above 5,000 m.',
    tag: 'Riding',
  },
  {
    id: 9,
    slug: 'choosing-a-bike',
    image: 'post-choosing-a-bike',
    date: '2026-09-17',
    title: 'Choosing a bike: Classic, Himalayan, solo or dual',
    desc: 'How the 500cc Classic and the Himalayan differ on these roads, what riding solo or dual means, and what each choice costs with GST.',
    tag: 'Bikes',
  },
]

/** The article with this id; the specification looks articles up by id only. */
export function postAt(id: string): Post | undefined {
  return posts.find((post) => String(post.id) === id)
}
