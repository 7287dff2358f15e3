import { expect, it } from 'vitest'
import { agency } from '../../web/src/content/agency.ts'
import { all, links, mainOf, texts } from './tree.ts'

it('2.12 Contact has its form and a block each for phone, email and location', () => {
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
