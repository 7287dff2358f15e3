import { agency } from 'content/compiled/agency.ts'
import { bikes } from 'content/compiled/bikes.ts'
import { pictures } from 'content/pictures.ts'
import { loadPostBody } from 'content/post-body.ts'
import { posts } from 'content/posts.ts'
import { expect, it } from 'vitest'
import { all, attribute, links, mainOf, one, sectionOf, texts, treeOf, words } from './html-tree.ts'
import { cardOf, cardsIn, sourceOfPicture } from './parts.ts'

const DATE = /^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+ 20\d\d$/

it.each(['/blogs', '/blog-standard'])('2.1, 2.11, 3 %s has the newest article first', (path) => {
  const main = mainOf(path)
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(cardsIn(main)).toEqual(
    posts.map((post) =>
      cardOf(post, path === '/blogs' ? post.tag : 'Travel', `/blog-detail/${post.id}`),
    ),
  )
})

it('2.11 the author’s card has a picture, a role and the social profiles', () => {
  const card = one(treeOf('/blog-standard'), 'aside')
  expect(all(card, 'img')).toHaveLength(1)
  expect(texts(card, 'p')[0]).toBe('Content Writer')
  expect(links(card)).toEqual([
    ['Facebook', agency.social.facebook],
    ['Instagram', agency.social.instagram],
  ])
  expect(all(card, 'a[target="_blank"]')).toHaveLength(2)
  expect(all(card, 'a').map((link) => all(link, 'svg').length)).toEqual([1, 1])
})

// The last article is followed by the first.
it.each([posts[0]!, posts.at(-1)!])(
  '2.11 article $id has its facts, its text and the next three',
  async (post) => {
    const main = mainOf(`/blog-detail/${post.id}`)
    const article = all(main, 'article')[0]!
    const blocks = await loadPostBody(post.slug)
    const ofBikes = blocks.some(({ kind }) => kind === 'bikes') ? bikes : []
    expect(all(article, 'img').map((image) => attribute(image, 'src'))).toEqual(
      [post.image, ...ofBikes.map(({ picture }) => picture)].map(sourceOfPicture),
    )
    expect(texts(article, 'dt')).toEqual(['Author', 'Date', 'Time'])
    expect(texts(article, 'dd')).toEqual([agency.brand, expect.stringMatching(DATE), '8 Min Read'])
    expect(attribute(one(article, 'time'), 'datetime')).toBe(post.date)
    const body = blocks.map((block) => {
      if (block.kind === 'bikes') return bikes.map(({ line }) => line)
      return block.kind === 'list' ? block.items : [block.text]
    })
    for (const text of body.flat()) expect(words(article)).toContain(text.replace(/\s+/g, ' '))
    const next = [1, 2, 3].map((step) => posts[(posts.indexOf(post) + step) % posts.length]!.title)
    expect(texts(sectionOf(main, 'More articles'), 'h3')).toEqual(next)
  },
)

it.each(['', '/0', `/${posts[0]!.slug}`])('2.11 /blog-detail%s is the default article', (rest) => {
  const article = all(treeOf(`/blog-detail${rest}`), 'article')[0]!
  expect(texts(article, 'dd')).toEqual([agency.brand, '19th June 2024', '8 Min Read'])
  const picture = all(article, 'img')[0]!
  expect(attribute(picture, 'src')).toEqual(sourceOfPicture('post-first-ride'))
  expect(attribute(picture, 'alt')).toBe(pictures['post-first-ride'])
})
