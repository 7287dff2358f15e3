// The fields of every content file, with the specification's names, also misspelled ones (spec 3).

import { z } from 'zod'
import { rhythms } from '../src/departures.ts'
import { pictures } from '../src/pictures.ts'
import { bookingEntries } from './before-you-book.ts'
import { agency } from './schema-agency.ts'
import { legsBetween } from './schema-legs.ts'
import { prices } from './schema-prices.ts'
import { decimal, list, nameIn, nonEmpty, text, textWithFacts, whole } from './schema-text.ts'

const id = whole(1, 9999)
const picture = nameIn('content/src/pictures.ts', pictures)

/** The years of the site's departures and articles; another year is a typing mistake. */
const YEARS = { least: 2020, most: new Date().getFullYear() + 5 }

/** "2027-04-03". */
const day = nonEmpty
  .regex(z.regexes.date, { error: 'Write a day of the calendar: year-month-day.', abort: true })
  .refine(
    (written) => written > String(YEARS.least) && written < String(YEARS.most + 1),
    `Write a year from ${YEARS.least} to ${YEARS.most}.`,
  )

const firstDays = list(day).optional()

const SEASON = 'Write { first: …, last: …, rhythm: … }, or two real days: 2027-04-03 to 2027-04-09.'

const season = z.strictObject(
  {
    first: day, // the first day of the first departure
    last: day, // the first day of the last departure
    rhythm: z.literal(Object.keys(rhythms) as (keyof typeof rhythms)[]),
    except: firstDays, // of departures that do not take place
    full: firstDays,
    guaranteed: firstDays, // of departures that take place with any number of guests
    end: day.optional(), // the last day of a single departure
  },
  { error: ({ code }) => (code === 'invalid_type' ? SEASON : undefined) },
)

/** "2027-04-03 to 2027-04-09": a departure by its first and last day, as a season of one. */
const departure = z.preprocess((written) => {
  const { data } = z.tuple([day, day]).safeParse(String(written).split(' to '))
  return data ? { first: data[0], last: data[0], rhythm: 'weekly', end: data[1] } : written
}, season)

const SEASONS = "Write a list of seasons, each on a line that begins with '- '; or: on request."

const departures = z.preprocess(
  (written) => (written === 'on request' ? [] : written),
  z.array(departure, SEASONS),
)

const price = nonEmpty
  .regex(
    /^(on request|[1-9]\d{3,5})$/,
    'Write a whole number of rupees in digits only, from 1000 to 999999; or: on request.',
  )
  .transform((written) => (written === 'on request' ? written : Number(written)))

/** Search engines cut longer summaries off, and write their own for shorter ones. */
const summary = text.refine(({ length }) => length >= 110 && length <= 155, {
  error: ({ input }) => `There are ${String(input).length} characters. Write 110 to 155.`,
})

/** The front matter of tours/<slug>.md; tour-text.ts reads the Markdown below. */
export const tourFrontMatter = ({ lists, prices }: Pick<YamlContent, 'lists' | 'prices'>) =>
  z.strictObject({
    id, // the tour's number in /tour-detail-one/<id>; each tour has its own
    title: text,
    place: text, // region and country, below the title
    region: z.enum(['ladakh', 'himalaya', 'abroad']), // himalaya: in India, outside of Ladakh
    tagText: text.optional(), // a few words in the corner of the card
    ride: z.enum(['motorbike', 'SUV']),
    price: price.optional(), // for one person and all days, before GST
    // The bike that the `price` of a motorbike tour includes.
    bike: nameIn('prices.yaml, below bikes', prices.bikes).optional(),
    // The tour has either a price list or a `price`.
    priceList: nameIn('prices.yaml, below lists', prices.lists).optional(),
    lists: z.strictObject({
      inclusions: nameIn('lists.yaml', lists.inclusions),
      exclusions: nameIn('lists.yaml', lists.exclusions),
      thingsToPack: nameIn('lists.yaml', lists.thingsToPack),
    }),
    season: text, // the months in which the roads are open
    summary, // on horizontal cards, for search engines and in calendar files
    departures,
    pictures: z.strictObject({
      card: picture,
      background: picture,
      header: z
        .tuple([picture, picture, picture, picture], picture)
        .refine((names) => new Set(names.slice(0, 4)).size === 4, 'The first four must differ.'),
    }),
    mapQuery: text, // what the map searches for
  })

/** The lines below the heading of a day, in tours/<slug>.md. */
export const dayFacts = (places: Places) =>
  z.strictObject({
    stops: text
      .transform((stops) => stops.split(',').map((stop) => stop.trim()))
      .pipe(z.array(nameIn('places.yaml', places))),
    picture,
    // What the tour does about a night beyond the guideline of nights.ts.
    'high night': text.optional(),
  })

/** The front matter of posts/<slug>.md. */
export const postFrontMatter = z.strictObject({
  id,
  image: picture,
  date: day,
  title: text,
  desc: text, // the teaser
  tag: text,
})

const texts = list(text)
const faq = z.strictObject({ title: text, desc: text })
const titled = z.strictObject({ title: text, text })
const item = textWithFacts(/^(nights|start|end)$/, '{nights}, {start} or {end}')
const named = z.record(z.string(), list(item))

const places = z.record(
  z.string(),
  z.strictObject({
    lat: decimal(-90, 90),
    lon: decimal(-180, 180),
    altitudeM: whole(-10, 8849),
    grade: z.enum(['A', 'B', 'C']), // how sure position and altitude are
    pass: z.literal('true').optional(), // a mountain pass
  }),
)

const step = z.strictObject({ title: text, desc: text, link: text })
const chapters = list(z.strictObject({ title: text, paragraphs: texts, points: texts.optional() }))
const person = z.strictObject({ image: picture, name: text, possition: text })

/** The YAML files by their names without ".yaml", with the places that they may name. */
export const yamlFiles = (known: Places) => {
  const names = z.array(nameIn('places.yaml', known))
  return {
    places, // first, because other files name places
    about: z.strictObject({
      aboutOnHome: texts,
      aboutUs: text, // below the heading of About Us
      manners: list(titled),
      invitation: titled, // the last section of About Us
    }),
    agency, // in brand/
    'before-you-book': bookingEntries,
    bikes: list(
      z.strictObject({
        picture,
        name: text,
        model: text,
        cc: whole(50, 2500),
        years: text,
        kg: whole(90, 400), // ready to ride
        seatCm: whole(60, 110),
        forWhom: text,
      }),
    ),
    help: z.strictObject({
      cards: z.array(step.extend({ icon: z.enum(['question', 'guide', 'support']) })),
      firstSteps: z.array(step),
      guides: z.array(z.strictObject({ title: text, topics: texts })),
      questions: z.array(z.strictObject({ id: text, title: text, questions: list(faq) })),
    }),
    legal: z.strictObject({ terms: chapters, termsQuestions: list(faq), privacy: chapters }),
    legs: legsBetween(known),
    lists: z.strictObject({ inclusions: named, exclusions: named, thingsToPack: named }),
    prices,
    // The highest id of a tour and of an article that was ever published.
    published: z.strictObject({ tours: whole(2, 9999), articles: id }),
    faqs: list(faq),
    'pumps-and-signal': z.strictObject({
      fuel: names, // places with a reliable petrol pump
      cash: names, // places with a reliable ATM
      silent: names, // places of nights without a phone network
      weak: names, // places of nights with a weak phone network
    }),
    team: z.array(person),
    testimonials: z.array(person.extend({ desc: text })),
    'top-destinations': z.array(z.strictObject({ image: picture, place: text, hotels: text })),
  }
}

export type Places = z.infer<typeof places>
export type PostFrontMatter = z.infer<typeof postFrontMatter>
export type TourFrontMatter = z.infer<ReturnType<typeof tourFrontMatter>>
type YamlFiles = ReturnType<typeof yamlFiles>
export type YamlContent = { [Name in keyof YamlFiles]: z.infer<YamlFiles[Name]> }
