// The inclusions, exclusions and things to pack of a tour: the lists of lists.yaml that the tour names.

import type { TourFile } from './files.ts'
import { lineOf } from './markdown-file.ts'
import { didYouMean } from './report.ts'
import type { YamlContent } from './schema.ts'

type Lists = YamlContent['lists.yaml']
export type TourLists = { [Kind in keyof Lists]: readonly string[] }

const kinds = ['inclusions', 'exclusions', 'thingsToPack'] as const

/** The lists of a tour, with {nights}, {start} and {end} filled in; a list that lists.yaml does not have is empty. */
export function listsOf({ head, text: { days } }: TourFile, lists: Lists): TourLists {
  const facts: Readonly<Record<string, string>> = {
    nights: String(days.length - 1),
    start: days[0]?.stops[0] ?? '',
    end: days.at(-1)?.stops.at(-1) ?? '',
  }
  const filled = (kind: keyof Lists) =>
    (lists[kind][head.lists[kind]] ?? []).map((item) =>
      item.replace(/\{(\w+)\}/g, (written, fact: string) => facts[fact] ?? written),
    )
  return {
    inclusions: filled('inclusions'),
    exclusions: filled('exclusions'),
    thingsToPack: filled('thingsToPack'),
  }
}

/** The tour's lists exist, and their items fit its vehicle and its nights. */
export function checkLists(tour: TourFile, lists: Lists) {
  const { head, source, report, text } = tour
  const nights = text.days.length - 1
  for (const kind of kinds) {
    const name = head.lists[kind]
    const line = lineOf(source, 'lists')
    if (!(name in lists[kind]))
      report(
        line,
        `lists.yaml has no list '${name}' below '${kind}'.${didYouMean(name, Object.keys(lists[kind]))}`,
      )
    for (const item of listsOf(tour, lists)[kind]) {
      const counted = /^(\d+) (?:nights|breakfasts|dinners)\b/.exec(item)?.[1]
      if (counted && Number(counted) !== nights)
        report(
          line,
          `'${name}' of lists.yaml has "${item}", but the tour has ${nights} nights. Choose a list with {nights}.`,
        )
      if (head.ride === 'SUV' && /\b(helmet|riding|bike|motorcycle)\b/i.test(item))
        report(
          line,
          `'${name}' of lists.yaml has "${item}", but the tour goes by SUV. Choose a list for an SUV.`,
        )
      const unknown = /\{\w*\}/.exec(item)?.[0]
      if (unknown)
        report(
          line,
          `'${name}' of lists.yaml has ${unknown}, which no tour fills in. Write {nights}, {start} or {end}.`,
        )
    }
  }
}
