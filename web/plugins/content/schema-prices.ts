// The fields of prices.yaml, and what must agree between them.

import { z } from 'zod'
import { didYouMean } from './report.ts'
import { text } from './schema-text.ts'

/** Rupees of a price: a typing mistake of a digit is outside of these limits. */
export const rupees = z.int().min(1_000).max(1_000_000)

const addon = z.strictObject({
  label: text.describe('What the page shows, with the amount'),
  rupees: z.int().min(0).max(200_000).describe('Rupees that are added for one unit, before GST'),
  bike: text.describe('The bike that the guest gets'),
})

const option = z.strictObject({
  title: text,
  price: rupees.describe('Rupees for one person, before GST'),
  unit: z.enum(['rider', 'bike', 'seat']).describe('What a guest books'),
  people: z.int().min(1).max(12).describe('How many people travel on one unit'),
  bike: text.optional().describe('The bike that is in the price; none with a seat'),
  ons: z.array(addon).min(1).optional().describe('The other bikes of this option'),
})

type Option = z.infer<typeof option>

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
    lists: z.record(z.string(), z.array(option).min(1)),
  })
  .superRefine(({ bikes, depositText, lists }, { addIssue }) => {
    const report: ReportAt = (path, message) => addIssue({ code: 'custom', path, message })
    for (const [bike, { deposit }] of Object.entries(bikes)) {
      if (!amountsIn(depositText).includes(deposit))
        report(['depositText'], `The text must name the deposit of '${bike}', ${deposit}.`)
    }
    for (const [name, options] of Object.entries(lists)) {
      checkUnique(options, 'title', ['lists', name], report)
      for (const [index, option] of options.entries())
        checkOption(option, ['lists', name, index], Object.keys(bikes), report)
    }
  })

/** Reports a mistake at a field. */
type ReportAt = (path: (string | number)[], message: string) => void

function checkOption(
  { title, unit, people, bike, ons = [] }: Option,
  path: (string | number)[],
  bikes: readonly string[],
  report: ReportAt,
) {
  const checkBike = (at: (string | number)[], written: string) => {
    if (!bikes.includes(written))
      report(
        at,
        `'${written}' is not below 'bikes'.${didYouMean(written, bikes) || ` It is one of: ${bikes.join(', ')}.`}`,
      )
  }
  if (bike !== undefined) checkBike([...path, 'bike'], bike)
  if (unit !== 'seat' && bike === undefined)
    report(
      [...path, 'unit'],
      `Which bike is in the price? Add 'bike:' with one of: ${bikes.join(', ')}.`,
    )
  if (unit === 'seat' && bike !== undefined)
    report([...path, 'bike'], 'A seat has no bike. Delete this line, or correct the unit.')
  const named = /(\d+) people/.exec(title)?.[1]
  if (named && Number(named) !== people)
    report([...path, 'people'], `The title says ${named} people. Correct one of the two.`)

  checkUnique(ons, 'label', [...path, 'ons'], report)
  for (const [index, { label, rupees, bike }] of ons.entries()) {
    const at = [...path, 'ons', index]
    checkBike([...at, 'bike'], bike)
    const added = [...label.matchAll(/[+₹]\s*(\d[\d,]*)/g)].map(([, amount]) => numberOf(amount!))
    if (added.some((amount) => amount !== rupees))
      report([...at, 'rupees'], `The label says +${added.join(', +')}. Correct one of the two.`)
    else if (rupees > 0 && !amountsIn(label).includes(rupees))
      report([...at, 'label'], `The label must name the amount: +${rupees}.`)
  }
}

/** A guest chooses by these words, so no two are equal. */
function checkUnique<Field extends string>(
  items: readonly Record<Field, string>[],
  field: Field,
  path: (string | number)[],
  report: ReportAt,
) {
  const seen = new Set<string>()
  for (const [index, { [field]: words }] of items.entries()) {
    if (seen.has(words)) report([...path, index, field], 'These words stand twice. Change one.')
    seen.add(words)
  }
}

/** The numbers of a text: 5000 and 10,000. */
function amountsIn(written: string): number[] {
  return (written.match(/\d[\d,]*/g) ?? []).map(numberOf)
}

function numberOf(written: string): number {
  return Number(written.replaceAll(',', ''))
}
