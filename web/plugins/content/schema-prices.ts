// The fields of prices.yaml, and what must agree between them.

import { z } from 'zod'
import { didYouMean } from './report.ts'
import { list, reportAt, text } from './schema-text.ts'

/** Rupees of a price: a typing mistake of a digit is outside of these limits. */
export const rupees = z.int().min(1_000).max(1_000_000)

const addon = z
  .strictObject({
    label: text.describe('What the page shows, with the amount'),
    rupees: z.int().min(0).max(200_000).describe('Rupees that are added for one unit, before GST'),
    bike: text.describe('The bike that the guest gets'),
  })
  .superRefine(({ label, rupees }, context) => {
    const report = reportAt(context)
    const added = [...label.matchAll(/[+₹]\s*(\d[\d,]*)/g)].flatMap(([amount]) => amountsIn(amount))
    if (added.some((amount) => amount !== rupees))
      report(['rupees'], `The label says +${added.join(', +')}. Correct one of the two.`)
    else if (rupees > 0 && !amountsIn(label).includes(rupees))
      report(['label'], `The label must name the amount: +${rupees}.`)
  })

const option = z
  .strictObject({
    title: text,
    price: rupees.describe('Rupees for one person, before GST'),
    unit: z.enum(['rider', 'bike', 'seat']).describe('What a guest books'),
    people: z.int().min(1).max(12).describe('How many people travel on one unit'),
    bike: text.optional().describe('The bike that is in the price; none with a seat'),
    ons: list(addon).optional().describe('The other bikes of this option'),
  })
  .superRefine(({ title, unit, people, bike, ons = [] }, context) => {
    const report = reportAt(context)
    if (unit === 'seat' && bike !== undefined)
      report(['bike'], 'A seat has no bike. Delete this line, or correct the unit.')
    const named = /(\d+) people/.exec(title)?.[1]
    if (named && Number(named) !== people)
      report(['people'], `The title says ${named} people. Correct one of the two.`)
    for (const index of repeated(ons.map(({ label }) => label)))
      report(['ons', index, 'label'], TWICE)
  })

export const prices = z
  .strictObject({
    gstPercent: z.number().min(0).max(40),
    bikes: z
      .record(
        z.string().regex(/^[a-z0-9-]+$/, 'Write small letters, digits and hyphens'),
        z.strictObject({
          name: text.describe('The name in the price slip'),
          deposit: z.int().min(500).max(500_000).describe('Refundable deposit in rupees'),
        }),
      )
      .describe('The kinds of bikes'),
    depositText: text.describe('What tours show about the deposit; it names each amount'),
    feesInLadakh: text.describe(
      'What the price slip of a tour in Ladakh names apart from the total',
    ),
    lists: z.record(z.string(), list(option)),
  })
  .superRefine(({ bikes, depositText, lists }, context) => {
    const report = reportAt(context)
    for (const [bike, { deposit }] of Object.entries(bikes))
      if (!amountsIn(depositText).includes(deposit))
        report(['depositText'], `The text must name the deposit of '${bike}', ${deposit}.`)

    const names = Object.keys(bikes)
    const oneOf = names.join(', ')
    const checkBike = (bike: string, ...path: (string | number)[]) => {
      const advice = didYouMean(bike, names, ` It is one of: ${oneOf}.`)
      if (!names.includes(bike))
        report(['lists', ...path, 'bike'], `'${bike}' is not below 'bikes'.${advice}`)
    }
    for (const [name, options] of Object.entries(lists)) {
      for (const index of repeated(options.map(({ title }) => title)))
        report(['lists', name, index, 'title'], TWICE)
      for (const [index, { unit, bike, ons = [] }] of options.entries()) {
        if (bike !== undefined) checkBike(bike, name, index)
        else if (unit !== 'seat')
          report(
            ['lists', name, index, 'unit'],
            `Which bike is in the price? Add 'bike:' with one of: ${oneOf}.`,
          )
        for (const [at, { bike }] of ons.entries()) checkBike(bike, name, index, 'ons', at)
      }
    }
  })

/** A guest chooses by these words, so no two are equal. */
const TWICE = 'These words stand twice. Change one.'

function repeated(words: readonly string[]): number[] {
  return [...words.keys()].filter((index) => words.indexOf(words[index]!) < index)
}

/** The numbers of a text: 5000 and 10,000. */
function amountsIn(written: string): number[] {
  return (written.match(/\d[\d,]*/g) ?? []).map((amount) => Number(amount.replaceAll(',', '')))
}
