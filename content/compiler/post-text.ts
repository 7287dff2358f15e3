// The Markdown of posts/<slug>.md as the blocks that the page of an article shows. A line {bikes},
// {prices leh-loop} or {add-ons leh-loop} is a list from another file, so that each fact stands once.

import { rupees, withGst } from '../src/rupees.ts'
import { type MarkdownBlock, plain } from './blocks.ts'
import { didYouMean, type Report } from './report.ts'
import type { YamlContent } from './schema.ts'

/** A part of an article's text. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  // The bikes of bikes.yaml; `text` is the line in the article.
  | { kind: 'bikes'; text: string }

type Sources = Pick<YamlContent, 'prices'>

export function postText(
  blocks: readonly MarkdownBlock[],
  report: Report,
  sources: Sources,
): Block[] {
  return blocks.map((block): Block => {
    const { kind, line } = block
    if (kind === 'list') return { kind, items: block.items.map((item) => plain(item, report)) }
    if (kind === 'heading' && block.level !== 2)
      report(line, 'The headings of an article have two # signs.')
    const { text } = block
    if (kind === 'paragraph' && text === '{bikes}') return { kind: 'bikes', text }
    const items = kind === 'paragraph' && listFor(text, sources)
    if (typeof items === 'string') report(line, items)
    else if (items) return { kind: 'list', items }
    return { kind, text: plain(block, report) }
  })
}

/** The items of the list that a line stands for, or what is wrong with it; null for other texts. */
export function listFor(text: string, { prices }: Sources): string[] | string | null {
  const [, word, name = ''] = /^\{([\w-]+)(?: ([\w-]+))?\}$/.exec(text) ?? []
  if (!word) return null
  if (word !== 'prices' && word !== 'add-ons')
    return `No list is called '${word}'. Write {bikes}, {prices leh-loop} or {add-ons leh-loop}.`
  const options = prices.lists[name]
  if (!options)
    return `prices.yaml has no list '${name}'.${didYouMean(name, Object.keys(prices.lists))}`
  if (word === 'add-ons') return options.flatMap(({ ons = [] }) => ons.map(({ label }) => label))
  return options.map(({ title, price }) => {
    const gross = withGst(price, prices.gstPercent)
    return `${title}: ${rupees(price)}, ${rupees(gross)} with GST`
  })
}

/** "500cc Classic: Royal Enfield Classic 500, 499 cc, to 2020; 195 kg, seat 80 cm; for …". */
export function bikeLine(bike: YamlContent['bikes'][number]): string {
  const { name, model, cc, years, kg, seatCm, forWhom } = bike
  return `${name}: ${model}, ${cc} cc, ${years}; ${kg} kg, seat ${seatCm} cm; ${forWhom}`
}
