// The Markdown of posts/<slug>.md as the blocks that the page of an article shows. A line {bikes},
// {prices leh-loop} or {add-ons leh-loop} is a list from another file, so that each fact stands once.

import { withGst } from '../src/gst.ts'
import { rupees } from '../src/rupees.ts'
import { type Line, type MarkdownBlock, plain } from './blocks.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Report } from './mistakes.ts'
import type { YamlContent } from './schema.ts'

/** A part of an article's text. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  // The bikes of bikes.yaml; `text` is the line in the article.
  | { kind: 'bikes'; text: string }

type Prices = YamlContent['prices']

export function postText(blocks: readonly MarkdownBlock[], report: Report, prices: Prices) {
  const shown = (line: Line) => {
    if (/[{}]/.test(line.text))
      report(line.line, 'Braces stand alone: {bikes}, {prices leh-loop} or {add-ons leh-loop}.')
    return plain(line, report)
  }
  return blocks.map((block): Block => {
    const { kind, line } = block
    if (kind === 'list') return { kind, items: block.items.map(shown) }
    if (kind === 'heading' && block.level !== 2)
      report(line, 'The headings of an article have two # signs.')
    const list = kind === 'paragraph' && listFor(block, report, prices)
    return list || { kind, text: shown(block) }
  })
}

/** The list that a line such as {prices leh-loop} stands for; null for another text. */
function listFor({ line, text }: Line, report: Report, prices: Prices): Block | null {
  const { lists, gstPercent } = prices
  if (text === '{bikes}') return { kind: 'bikes', text }
  const [, word, name = ''] = /^\{(prices|add-ons) ([\w-]+)\}$/.exec(text) ?? []
  if (!word) return null
  const options = (Object.hasOwn(lists, name) && lists[name]) || []
  if (!options.length)
    report(line, `prices.yaml has no list '${name}'.${didYouMean(name, Object.keys(lists))}`)
  const items = options.flatMap(({ title, price, ons = [] }) => {
    if (word === 'add-ons') return ons.map(({ label }) => label)
    return `${title}: ${rupees(price)}, ${rupees(withGst(price, gstPercent))} with GST`
  })
  return { kind: 'list', items }
}

/** "500cc Classic: Royal Enfield Classic 500, 499 cc, to 2020; 195 kg, seat 80 cm; for …". */
export function bikeLine(bike: YamlContent['bikes'][number]): string {
  const { name, model, cc, years, kg, seatCm, forWhom } = bike
  return `${name}: ${model}, ${cc} cc, ${years}; ${kg} kg, seat ${seatCm} cm; ${forWhom}`
}
