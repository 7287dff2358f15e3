// The HTML of the contact page (spec 2.12).

import { expect, it } from 'vitest'
import { agency } from '../../web/src/content/agency.ts'
import { all, attribute, links, mainOf, texts } from './tree.ts'

const MAIL = [agency.email, `mailto:${agency.email}`]
const PHONE = [agency.phone.shown, `tel:${agency.phone.number}`]

it('2.12, 3 Contact has its form, its three blocks and its map', () => {
  const main = mainOf('/contact')
  expect(texts(main, 'h2')).toEqual(['Get in touch!', 'Phone', 'Email', 'Location'])
  // A form may have more fields than the specification names (CONTRIBUTING.md).
  const labels = ['Your Name', 'Your Email', 'Your Question', 'Your Comment (optional)']
  expect(texts(main, 'form label')).toEqual(expect.arrayContaining(labels))
  expect(texts(main, 'form button')).toEqual(['Send Message'])
  const blocks = all(main, 'li').filter((item) => all(item, 'h2').length === 1)
  expect(blocks.map((block) => links(block))).toEqual([[PHONE], [MAIL], []])
  expect(texts(blocks[2]!, 'p')).toEqual([agency.location])
  expect(texts(blocks[2]!, 'button')).toEqual(['View on Google map'])
  for (const block of blocks) expect(all(block, 'svg')).toHaveLength(1)
  // In the overlay one frame, on the page one for browsers with scripts, and one for browsers without scripts.
  const maps = all(main, 'iframe').map((frame) =>
    ['title', 'height'].map((name) => attribute(frame, name)),
  )
  expect(maps).toEqual([
    [`Large map of ${agency.location}`, '800'],
    [`Map of ${agency.location}`, '500'],
    [`Map of ${agency.location}`, '500'],
  ])
})
