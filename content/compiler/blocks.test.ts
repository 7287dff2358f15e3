import { expect, it } from 'vitest'
import { fixturePrices } from '../fixture/index.ts'
import { blocksOf } from './blocks.ts'
import { postText } from './post-text.ts'
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

it('an article has headings, paragraphs, lists and notes', () => {
  const blocks = blocksOf(
    '## Title\nText.\n\n- one\n- two\n\n> Take\n> care.\n\n{bikes}',
    unexpected,
    0,
  )
  expect(postText(blocks, unexpected, fixturePrices)).toEqual([
    { kind: 'heading', text: 'Title' },
    { kind: 'paragraph', text: 'Text.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'note', text: 'Take care.' },
    { kind: 'bikes', text: '{bikes}' },
  ])
})

it('a comment is not shown, and does not change the line numbers of messages', () => {
  const lines: number[] = []
  const blocks = blocksOf('<!-- open: one\ntwo -->\nText.\n\n---', (line) => lines.push(line), 10)
  expect(blocks.map(({ kind, line }) => [kind, line])).toEqual([['paragraph', 13]])
  expect(lines).toEqual([15])
})
