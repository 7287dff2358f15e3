// Lists of an article that come from other files, so that a price or a bike is written once: a line {bikes},
// {prices leh-loop} or {add-ons leh-loop}.

import { didYouMean } from './report.ts'
import type { YamlContent } from './schema.ts'

type Sources = Pick<YamlContent, 'bikes.yaml' | 'prices.yaml'>

/** The items of the list that a line stands for, or what is wrong with the line; null for any other text. */
export function listFor(text: string, sources: Sources): readonly string[] | string | null {
  const [, word, name] = /^\{([\w-]+)(?: ([\w-]+))?\}$/.exec(text) ?? []
  if (!word) return null
  const { 'bikes.yaml': bikes, 'prices.yaml': prices } = sources
  if (word === 'bikes')
    return bikes.map(({ name, model, cc, years }) => `${name}: ${model}, ${cc} cc, ${years}`)
  if (word !== 'prices' && word !== 'add-ons')
    return `No list is called '${word}'. Write {bikes}, {prices leh-loop} or {add-ons leh-loop}.`
  const options = prices.lists[name ?? '']
  if (!options)
    return `prices.yaml has no list '${name ?? ''}'.${didYouMean(name ?? '', Object.keys(prices.lists))}`
  if (word === 'add-ons') return options.flatMap(({ ons = [] }) => ons.map(({ label }) => label))
  const gross = (price: number) => Math.round((price * (100 + prices.gstPercent)) / 100)
  return options.map(
    ({ title, price }) => `${title}: ${rupees(price)}, ${rupees(gross(price))} with GST`,
  )
}

function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`
}
