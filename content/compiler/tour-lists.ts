// The inclusions, exclusions and things to pack of a tour, from lists.yaml.

import type { TourFile } from './files.ts'
import type { YamlContent } from './schema.ts'

type Lists = YamlContent['lists']
type Kind = keyof Lists

/** The lists of a tour, with {nights}, {start} and {end} filled in. */
export function listsOf({ head, text: { days } }: TourFile, lists: Lists): Record<Kind, string[]> {
  const facts: Readonly<Record<string, string>> = {
    nights: String(days.length - 1),
    start: days[0]?.stops[0] ?? '',
    end: days.at(-1)?.stops.at(-1) ?? '',
  }
  const fill = (item: string) =>
    item.replace(/\{(\w+)\}/g, (written, fact: string) => facts[fact] ?? written)
  const filled = (kind: Kind) => lists[kind][head.lists[kind]]!.map(fill)
  return {
    inclusions: filled('inclusions'),
    exclusions: filled('exclusions'),
    thingsToPack: filled('thingsToPack'),
  }
}

/** Reports items with an unknown {name}. */
export function checkLists(tour: TourFile, lists: Lists) {
  for (const [kind, items] of Object.entries(listsOf(tour, lists)) as [Kind, string[]][])
    for (const item of items) tour.reportAt(['lists', kind], ...itemMistakes(kind, item, tour))
}

function* itemMistakes(kind: Kind, item: string, { head }: TourFile) {
  const has = `'${head.lists[kind]}' of lists.yaml has`
  const unknown = /\{\w*\}/.exec(item)?.[0]
  if (unknown) yield `${has} ${unknown}, which no tour fills in. Write {nights}, {start} or {end}.`
}
