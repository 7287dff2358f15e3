import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import { tourText } from './tour-text.ts'

const unexpected = (line: number, text?: string) => expect.unreachable(`${line}: ${text}`)

it('3 a description is HTML of paragraphs, lists and bold text', () => {
  const blocks = blocksOf(
    'One\nline.\n\nA **bold** word.\n\n- first\n- second\n  goes on',
    unexpected,
    0,
  )
  expect(tourText(blocks, {}, unexpected)?.description).toBe(
    '<p>One line.</p><p>A <strong>bold</strong> word.</p><ul><li>first</li><li>second goes on</li></ul>',
  )
})

it('2.5 the signs of HTML are escaped in a text', () => {
  const { description } = tourText(blocksOf('1 < 2 & 3 > 2', unexpected, 0), {}, unexpected)!
  expect(description).toBe('<p>1 &lt; 2 &amp; 3 &gt; 2</p>')
})
