// The content as the pages read it: each key is a module of content/compiled, with its constants.
// The types of these values are the types of the compiled content (src/entities.ts).

import { tourTotalsOf } from '../src/road/road-figures.ts'
import { bookingTopics } from './before-you-book.ts'
import { departuresInFile } from './departures.ts'
import type { PostFile, TourFile } from './files.ts'
import { bikeLine } from './post-text.ts'
import type { YamlContent } from './schema.ts'
import { shutPasses } from './shut-passes.ts'
import { listsOf } from './tour-lists.ts'

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T

export type Site = ReadOnly<ReturnType<typeof siteOf>>

export function siteOf(yaml: YamlContent, files: readonly TourFile[], posts: readonly PostFile[]) {
  const { agency, help, legal, prices } = yaml
  const { aboutOnHome, ...about } = yaml.about
  const tours = files.toSorted((a, b) => a.head.id - b.head.id)
  // pages/tour-sample shows the lists of the specification's first tour.
  const sample = tours[0] && listsOf(tours[0], yaml.lists)
  // The newest first; of two articles of one day, the one with the higher id.
  const newestFirst = posts.toSorted(
    ({ head: a }, { head: b }) => b.date.localeCompare(a.date) || b.id - a.id,
  )
  const teasers = newestFirst.map(({ slug, head: { id, ...rest } }) => ({ id, slug, ...rest }))
  const sections = help.questions.map((section) => ({
    ...section,
    questions: numbered(section.questions),
  }))
  const notFull = tours.flatMap(departuresInFile).filter(({ isFull }) => !isFull)
  // No page shows the number of captains.
  const { office, appCheckSiteKey, captains: _, ...facts } = agency
  const { street, city, postalCode, region } = office
  const address = `${street}, ${city} ${postalCode}, ${region}, India`
  const profilesOf = ({ text, roads }: TourFile) =>
    text.days.map(({ stops }) => {
      const { altitudesM, legs } = roads.roadOf(stops)
      return { altitudesM, legs }
    })
  const passes = Object.keys(yaml.places).filter((name) => yaml.places[name]!.pass)

  return {
    agency: { office, agency: { ...facts, city, postalCode, address }, appCheckSiteKey },
    tours: { tours: tours.map((tour) => cardOf(tour, prices)) },
    // For Home, which names the next departure of all tours.
    starts: { starts: [...new Set(notFull.map(({ start }) => start))].toSorted() },
    // For the page that compares all tours, which needs none of their texts.
    'tour-roads': {
      tourMonths: Object.fromEntries(tours.map((tour) => [tour.slug, monthsOf(tour)])),
      tourRoads: Object.fromEntries(tours.map((tour) => [tour.slug, profilesOf(tour)])),
    },
    posts: { posts: teasers },
    home: { aboutOnHome },
    about,
    destinations: { destinations: yaml['top-destinations'] },
    'help/topics': { helpCards: help.cards, firstSteps: help.firstSteps },
    'help/guides': { guideGroups: help.guides },
    'help/questions': { questionSections: sections },
    legal: { ...legal, termsQuestions: numbered(legal.termsQuestions) },
    lists: { inclusions: sample?.inclusions ?? [], exclusions: sample?.exclusions ?? [] },
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
    'tours/*': Object.fromEntries(files.map((tour) => [tour.slug, { tour: detailOf(tour, yaml) }])),
    'posts/*': Object.fromEntries(posts.map(({ slug, body }) => [slug, { body }])),
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
function detailOf(tour: TourFile, { lists, legs, places }: YamlContent) {
  const { slug, text, roads } = tour
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
    departures: departuresInFile(tour),
    description: text.description,
    days,
    shutPasses: region === 'abroad' ? [] : shutPasses(days, { legs, roads, isPass }),
    ...listsOf(tour, lists),
    questions: text.questions,
    mapQuery,
    pictures: { background: pictures.background, header: pictures.header },
  }
}

/** The months in which the tour’s departures begin, January as 1. */
function monthsOf(tour: TourFile) {
  return [...new Set(departuresInFile(tour).map(({ start }) => Number(start.slice(5, 7))))]
}
