import { aboutUs } from 'content/compiled/about.ts'
import { agency } from 'content/compiled/agency.ts'
import { team } from 'content/compiled/team.ts'
import { pictures } from 'content/pictures.ts'
import { expect, it } from 'vitest'
import { all, attribute, links, mainOf, one, sectionOf, texts } from './html-tree.ts'
import { sourceOfPicture } from './parts.ts'

const about = mainOf('/aboutus')

it('2.6 the hero has a text, a picture and a breadcrumb to Home', () => {
  const [hero] = all(about, 'header')
  expect(texts(hero!, 'p')[0]).toBe(aboutUs)
  expect(links(one(hero!, 'nav'))).toEqual([['Home', '/']])
  const picture = one(hero!, 'img')
  expect(attribute(picture, 'src')).toEqual(sourceOfPicture('about-road'))
  expect(attribute(picture, 'alt')).toBe(pictures['about-road'])
})

it('2.6 each person of the team has a picture, a name and a position, and no link', () => {
  const people = all(sectionOf(about, 'The people you meet'), 'li')
  expect(
    people.map((person) => [
      attribute(all(person, 'img')[0]!, 'src'),
      ...texts(person, 'h3'),
      ...texts(person, 'p'),
    ]),
  ).toEqual(team.map(({ image, name, possition }) => [sourceOfPicture(image), name, possition]))
  expect(people.length).toBeGreaterThan(0)
  expect(people.flatMap((person) => all(person, 'a, button'))).toEqual([])
})

it('2.6 each of the carousel’s 18 pictures is in a link to its file, announced as opening a dialog', () => {
  const found = all(one(about, 'section[aria-roledescription="carousel"]'), 'li a')
  const files = found.map((link) => attribute(one(link, 'img'), 'src'))
  expect(new Set(files).size).toBe(18)
  expect(found.map((link) => attribute(link, 'href'))).toEqual(files)
  expect(new Set(found.map((link) => attribute(link, 'aria-haspopup')))).toEqual(
    new Set(['dialog']),
  )
})

it('2.12 Contact has blocks for phone and email with links, and for location with a map button', () => {
  const main = mainOf('/contact')
  expect(texts(main, 'h2')).toEqual(['Get in touch!', 'Phone', 'Email', 'Location'])
  const blocks = all(main, 'li').filter((item) => all(item, 'h2').length === 1)
  expect(blocks.map((block) => links(block))).toEqual([
    [[agency.phone.shown, `tel:${agency.phone.number}`]],
    [[agency.email, `mailto:${agency.email}`]],
    [],
  ])
  for (const block of blocks) expect(all(block, 'svg')).toHaveLength(1)
  expect(texts(blocks[2]!, 'p, button')).toEqual([agency.location, 'View on Google map'])
})
