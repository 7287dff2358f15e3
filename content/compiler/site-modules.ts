// The content as the pages read it: each key of siteOf is a module of content/compiled.
// The types of these values are the types of the compiled content (src/types.ts). The modules
// are plain data, so that a browser gets neither a parser nor a schema.

import { shutPasses } from '../src/road/pass-detours.ts'
import { tourTotalsOf } from '../src/road/road-figures.ts'
import { bookingTopics } from './before-you-book.ts'
import type { PostFile, TourFile } from './files.ts'
import { bikeLine } from './post-text.ts'
import type { YamlContent } from './schema.ts'
import { withFacts } from './schema-text.ts'

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T

export type Site = ReadOnly<ReturnType<typeof siteOf>>

const HEADER = '// Compiled by content/compiler, not in the repository. Change content/ instead.\n'

/** The texts of the modules by file name; each tour and each article has a module. */
export function modulesOf({ tourFiles, postFiles, ...others }: Site): Map<string, string> {
  const modules = new Map<string, string>()
  const add = (file: string, type: string, constants: object) => {
    const lines = Object.entries(constants).map(([name, value]) => {
      const site = "import('content/compiler/site-modules.ts').Site"
      return `export const ${name}: ${site}${type}['${name}'] = ${JSON.stringify(value, null, 2)}\n`
    })
    modules.set(`${file}.ts`, [HEADER, ...lines].join(''))
  }
  for (const [name, each] of Object.entries(others)) add(name, `['${name}']`, each)
  for (const [slug, each] of Object.entries(tourFiles))
    add(`tours/${slug}`, "['tourFiles'][string]", each)
  for (const [slug, each] of Object.entries(postFiles))
    add(`posts/${slug}`, "['postFiles'][string]", each)
  return modules
}

export function siteOf(yaml: YamlContent, files: readonly TourFile[], posts: readonly PostFile[]) {
  const { agency, help, legal, prices } = yaml
  const { aboutOnHome, ...about } = yaml.about
  const tours = files.toSorted((a, b) => a.head.id - b.head.id)
  const details = tours.map((tour) => detailOf(tour, yaml))
  // The newest first; of two articles of one day, the one with the higher id.
  const newestFirst = posts.toSorted(
    ({ head: a }, { head: b }) => b.date.localeCompare(a.date) || b.id - a.id,
  )
  const teasers = newestFirst.map(({ slug, head: { id, ...rest } }) => ({ id, slug, ...rest }))
  const sections = help.questions.map(({ questions, ...section }) => {
    return { ...section, questions: numbered(questions) }
  })
  const notFull = details.flatMap(({ departures }) => departures).filter(({ isFull }) => !isFull)
  // No page shows the number of captains.
  const { office, appCheckSiteKey, captains: _, ...facts } = agency
  const { street, city, postalCode, region } = office
  const address = `${street}, ${city} ${postalCode}, ${region}, India`
  const bySlug = <Value>(factOf: (tour: (typeof details)[number]) => Value) =>
    Object.fromEntries(details.map((tour) => [tour.slug, factOf(tour)]))
  const passes = Object.keys(yaml.places).filter((name) => yaml.places[name]!.pass)

  return {
    agency: { office, agency: { ...facts, city, postalCode, address }, appCheckSiteKey },
    tours: { tours: tours.map((tour) => cardOf(tour, prices)) },
    // For Home, which names the next departure of all tours.
    starts: { starts: [...new Set(notFull.map(({ start }) => start))].toSorted() },
    // For the page that compares all tours, which needs none of their texts.
    'tour-roads': {
      tourMonths: bySlug(({ departures }) => monthsOf(departures)),
      tourRoads: bySlug(({ days }) => days.map(({ altitudesM, legs }) => ({ altitudesM, legs }))),
    },
    posts: { posts: teasers },
    home: { aboutOnHome },
    about,
    destinations: { destinations: yaml['top-destinations'] },
    'help/topics': { helpCards: help.cards, firstSteps: help.firstSteps },
    'help/guides': { guideGroups: help.guides },
    'help/questions': { questionSections: sections },
    legal: { ...legal, termsQuestions: numbered(legal.termsQuestions) },
    // For pages/tour-sample, which shows the lists of the specification's first tour.
    lists: { inclusions: details[0]?.inclusions ?? [], exclusions: details[0]?.exclusions ?? [] },
    bikes: { bikes: yaml.bikes.map((bike) => ({ picture: bike.picture, line: bikeLine(bike) })) },
    prices: { prices },
    'before-you-book': { bookingTopics: bookingTopics(yaml['before-you-book'], yaml) },
    faqs: { faqs: numbered(yaml.faqs) },
    passes: { passes },
    places: {
      places: Object.fromEntries(
        Object.entries(yaml.places).map(([name, { pass: _, ...place }]) => [name, place]),
      ),
    },
    legs: { legs: yaml.legs.map(({ rough: _, ...leg }) => leg) },
    'pumps-and-signal': yaml['pumps-and-signal'],
    team: { team: yaml.team },
    testimonials: { testimonials: yaml.testimonials },
    tourFiles: bySlug((tour) => ({ tour })),
    postFiles: Object.fromEntries(posts.map(({ slug, body }) => [slug, { body }])),
  }
}

function numbered<Item>(items: readonly Item[]) {
  return items.map((item, index) => ({ id: index + 1, ...item }))
}

/** What cards and search results show. JSON leaves out what is undefined. */
function cardOf({ slug, head, text, roads }: TourFile, { lists }: YamlContent['prices']) {
  const { price, pictures, lists: _, season, departures, mapQuery, ...shown } = head
  const prices = lists[head.priceList ?? '']?.map((option) => option.price)
  return {
    ...shown,
    slug,
    days: text.days.length,
    km: tourTotalsOf(text.days.map(({ stops }) => roads.roadOf(stops))).distanceKm,
    pricePerPerson: prices ? Math.min(...prices) : typeof price === 'number' ? price : null,
    picture: pictures.card,
  }
}

/** The rest of a tour, for its own page, sheets, maps and calendar files. */
function detailOf(tour: TourFile, { lists, places }: YamlContent) {
  const { slug, departures, text, roads } = tour
  const { region, season, mapQuery, pictures } = tour.head
  const isPass = (name: string) => Boolean(places[name]!.pass)
  const days = text.days.map(({ number, line, reportAt, track, ...day }) => ({
    ...day,
    ...roads.roadOf(day.stops),
    track: track.map(({ line: _, ...entry }) => entry),
  }))
  return {
    slug,
    season,
    departures,
    description: text.description,
    days,
    shutPasses: region === 'abroad' ? [] : shutPasses(days, roads, isPass),
    ...listsOf(tour, lists),
    questions: numbered(text.questions),
    mapQuery,
    pictures: { background: pictures.background, header: pictures.header },
  }
}

/** The lists of a tour, with {nights}, {start} and {end} filled in. */
function listsOf({ head, text: { days } }: TourFile, lists: YamlContent['lists']) {
  const facts = {
    nights: String(days.length - 1),
    start: days[0]!.stops[0]!,
    end: days.at(-1)!.stops.at(-1)!,
  }
  const filled = (kind: keyof typeof lists) =>
    lists[kind][head.lists[kind]]!.map((item) => withFacts(item, facts))
  return {
    inclusions: filled('inclusions'),
    exclusions: filled('exclusions'),
    thingsToPack: filled('thingsToPack'),
  }
}

/** The months in which departures begin, January as 1. */
function monthsOf(departures: TourFile['departures']) {
  return [...new Set(departures.map(({ start }) => Number(start.slice(5, 7))))]
}
