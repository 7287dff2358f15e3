// The modules of content/compiled/, in the form in which the pages read them: one table of all constants.

import { tourTotalsOf } from '../src/road/road-figures.ts'
import type { Road } from '../src/tour.ts'
import { bookingTopics } from './before-you-book.ts'
import { departuresInFile } from './departures.ts'
import type { PostFile, TourFile } from './files.ts'
import { modulesOf } from './modules.ts'
import { bikeLine } from './post-text.ts'
import type { YamlContent } from './schema.ts'
import { shutPasses } from './shut-passes.ts'
import { listsOf } from './tour-lists.ts'

export function siteModules(yaml: YamlContent, files: TourFile[], posts: PostFile[]) {
  const { about, agency, help, legal, prices, 'pumps-and-signal': pumpsAndSignal } = yaml
  const tours = files.toSorted((a, b) => a.head.id - b.head.id)
  // pages/tour-sample shows the lists of the specification's first tour.
  const sample = tours[0] && listsOf(tours[0], yaml.lists)
  // The newest first; of two articles of one day, the one with the higher id.
  const newestFirst = posts.toSorted(
    ({ head: a }, { head: b }) => b.date.localeCompare(a.date) || b.id - a.id,
  )
  const teasers = newestFirst.map(({ slug, head: { id, ...rest } }) => ({ id, slug, ...rest }))
  const sections = help.questions.map(({ questions, ...section }) => ({
    ...section,
    questions: numbered(questions),
  }))
  const notFull = tours.flatMap(departuresInFile).filter(({ full }) => !full)
  // No page shows the number of captains.
  const { office, appCheckSiteKey, captains: _, ...facts } = agency
  const { street, city, postalCode, region } = office
  const address = `${street}, ${city} ${postalCode}, ${region}, India`
  const tourRoads = tours.map(
    ({ slug, text, roads }) =>
      [slug, text.days.map(({ stops }) => profileOf(roads.roadOf(stops)))] as const,
  )
  const passes = Object.keys(yaml.places).filter((name) => yaml.places[name]!.pass)
  const places = Object.entries(yaml.places).map(([name, { pass: _, ...place }]) => [name, place])

  // biome-ignore format: a table
  return modulesOf([
    ['agency',            'office',           'Office',                     office],
    ['agency',            'agency',           'Agency',                     { ...facts, city, postalCode, address }],
    ['agency',            'appCheckSiteKey',  'string | null',              appCheckSiteKey],
    ['tours',             'tours',            'readonly Tour[]',            tours.map((tour) => cardOf(tour, prices))],
    // For Home, which names the next departure of all tours.
    ['starts',            'starts',           'readonly string[]',          [...new Set(notFull.map(({ start }) => start))].toSorted()],
    // For the page that compares all tours, which needs none of their texts.
    ['tour-roads',        'tourMonths',       '{ readonly [slug: string]: readonly number[] }', Object.fromEntries(tours.map((tour) => [tour.slug, monthsOf(tour)]))],
    ['tour-roads',        'tourRoads',        '{ readonly [slug: string]: readonly RoadProfile[] }', Object.fromEntries(tourRoads)],
    ['posts',             'posts',            'readonly Post[]',            teasers],
    ['home',              'aboutOnHome',      'readonly string[]',          about.aboutOnHome],
    ['about',             'aboutUs',          'string',                     about.aboutUs],
    ['about',             'manners',          'readonly Manner[]',          about.manners],
    ['about',             'invitation',       'Manner',                     about.invitation],
    ['destinations',      'destinations',     'readonly Destination[]',     yaml['top-destinations']],
    ['help/topics',       'helpCards',        'readonly HelpCard[]',        help.cards],
    ['help/topics',       'firstSteps',       'readonly FirstStep[]',       help.firstSteps],
    ['help/guides',       'guideGroups',      'readonly GuideGroup[]',      help.guides],
    ['help/questions',    'questionSections', 'readonly QuestionSection[]', sections],
    ['legal',             'terms',            'readonly LegalSection[]',    legal.terms],
    ['legal',             'termsQuestions',   'readonly Faq[]',             numbered(legal.termsQuestions)],
    ['legal',             'privacy',          'readonly LegalSection[]',    legal.privacy],
    ['lists',             'inclusions',       'readonly string[]',          sample?.inclusions ?? []],
    ['lists',             'exclusions',       'readonly string[]',          sample?.exclusions ?? []],
    ['bikes',             'bikeLines',        'readonly string[]',          yaml.bikes.map(bikeLine)],
    ['prices',            'prices',           'Prices',                     prices],
    ['before-you-book',   'bookingTopics',    'readonly BookingTopic[]',    bookingTopics(yaml['before-you-book'], yaml)],
    ['faqs',              'faqs',             'readonly Faq[]',             numbered(yaml.faqs)],
    ['passes',            'passes',           'readonly string[]',          passes],
    ['places',            'places',           '{ readonly [name: string]: Place }', Object.fromEntries(places)],
    ['legs',              'legs',             'readonly Leg[]',             yaml.legs.map(({ rough: _, ...leg }) => leg)],
    ['pumps-and-signal',  'fuel',             'readonly string[]',          pumpsAndSignal.fuel],
    ['pumps-and-signal',  'cash',             'readonly string[]',          pumpsAndSignal.cash],
    ['pumps-and-signal',  'silent',           'readonly string[]',          pumpsAndSignal.silent],
    ['pumps-and-signal',  'weak',             'readonly string[]',          pumpsAndSignal.weak],
    ['team',              'team',             'readonly TeamMember[]',      yaml.team],
    ['testimonials',      'testimonials',     'readonly Testimonial[]',     yaml.testimonials],
    ...files.map((tour) => [`tours/${tour.slug}`, 'tour', 'TourDetail', detailOf(tour, yaml)] as const),
    ...posts.map(({ slug, body }) => [`posts/${slug}`, 'body', 'readonly Block[]', body] as const),
  ])
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
  const days = text.days.map(({ line, stopsLine, track, ...day }) => ({
    ...day,
    ...roads.roadOf(day.stops),
    track: track.map(({ title, description }) => ({ title, description })),
  }))
  return {
    slug,
    season,
    departures: seasonOf(tour),
    description: text.description,
    days,
    shutPasses: region === 'abroad' ? [] : shutPasses(days, { legs, roads, isPass }),
    ...listsOf(tour, lists),
    questions: text.questions,
    mapQuery,
    pictures: { background: pictures.background, header: pictures.header },
  }
}

function profileOf({ stops: _, ...profile }: Road) {
  return profile
}

/** The months in which the tour’s departures begin, January as 1. */
function monthsOf(tour: TourFile) {
  return [...new Set(departuresInFile(tour).map(({ start }) => Number(start.slice(5, 7))))]
}

function seasonOf(tour: TourFile) {
  const all = departuresInFile(tour)
  if (all.length === 0) return null
  const startsOf = (some: typeof all) => some.map(({ start }) => start)
  const starts = startsOf(all)
  const full = startsOf(all.filter((departure) => departure.full))
  const guaranteed = startsOf(all.filter((departure) => departure.guaranteed))
  return { first: starts[0], last: starts.at(-1), starts, full, guaranteed }
}
