// The fields of prices.yaml, and what must agree between them.

import { z } from 'zod'
import { didYouMean } from './did-you-mean.ts'
import { decimal, list, repeated, text, whole } from './schema-text.ts'

const addon = z.strictObject({
  label: text, // what the page shows, with the amount
  rupees: whole(0, 200_000), // added for one unit, before GST
  bike: text, // the bike that the guest gets
})

const option = z.strictObject({
  title: text,
  price: whole(1_000, 1_000_000), // for one person, before GST
  unit: z.enum(['rider', 'bike', 'seat']), // what a guest books
  people: whole(1, 12), // how many travel on one unit
  bike: text.optional(), // the bike that is in the price; none with a seat
  ons: list(addon).optional(), // the other bikes of this option
  note: text.optional(), // what stands below the add-ons
})

const bikeKey = z.string().regex(/^[a-z0-9-]+$/, 'Write small letters, digits and hyphens.')

const isPercent = (written: number) => written === 0 || written >= 1

export const prices = z
  .strictObject({
    gstPercent: decimal(0, 40).refine(isPercent, 'Write percent, not a part of one: 5 for 5%.'),
    bikes: z.record(bikeKey, z.strictObject({ name: text, deposit: whole(500, 500_000) })),
    depositText: text, // what tours show about the deposit
    feesInLadakh: text, // what the price slip of a tour in Ladakh names apart from the total
    lists: z.record(z.string(), list(option)),
  })
  .superRefine(({ bikes, depositText, lists }, { addIssue }) => {
    const report = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message })
    for (const [bike, { deposit }] of Object.entries(bikes))
      if (!amountsIn(depositText).includes(deposit))
        report(['depositText'], `The text must name the deposit of '${bike}', ${deposit}.`)
    for (const [name, options] of Object.entries(lists)) {
      for (const index of repeated(options.map(({ title }) => title)))
        report(['lists', name, index, 'title'], TWICE)
      for (const [index, option] of options.entries())
        for (const [path, message] of optionMistakes(option, Object.keys(bikes)))
          report(['lists', name, index, ...path], message)
    }
  })

function* optionMistakes(
  { unit, bike, ons = [] }: z.infer<typeof option>,
  bikes: readonly string[],
): Generator<[path: (string | number)[], message: string]> {
  const oneOf = bikes.join(', ')
  const unknown = (bike: string) =>
    `'${bike}' is not below 'bikes'.${didYouMean(bike, bikes, ` It is one of: ${oneOf}.`)}`
  if (bike === undefined) {
    if (unit !== 'seat')
      yield [['unit'], `Which bike is in the price? Add 'bike:' with one of: ${oneOf}.`]
    else if (ons.length) yield [['ons'], 'A seat has no bike, so it has no add-ons. Delete them.']
  } else if (unit === 'seat')
    yield [['bike'], 'A seat has no bike. Delete this line, or correct the unit.']
  else if (!bikes.includes(bike)) yield [['bike'], unknown(bike)]
  for (const index of repeated(ons.map(({ label }) => label)))
    yield [['ons', index, 'label'], TWICE]
  for (const [index, { label, rupees, bike }] of ons.entries()) {
    if (!bikes.includes(bike)) yield [['ons', index, 'bike'], unknown(bike)]
    const added = [...label.matchAll(/[+₹]\s*(\d[\d,]*)/g)].flatMap(([amount]) => amountsIn(amount))
    const isNamed = rupees === 0 || amountsIn(label).includes(rupees)
    if (!isNamed || added.some((amount) => amount !== rupees))
      yield [['ons', index, 'label'], `The label must name the amount: +${rupees}.`]
  }
}

/** A guest chooses by these words, so no two are equal. */
const TWICE = 'These words stand twice. Change one.'

/** The numbers of a text: 5000 and 10,000. */
const amountsIn = (written: string) =>
  (written.match(/\d[\d,]*/g) ?? []).map((amount) => Number(amount.replaceAll(',', '')))
