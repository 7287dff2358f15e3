// The modules of src/content/compiled/, in the form in which the pages read them.

import type { Tour } from '../../src/content/entities.ts'
import type { TourDetail } from '../../src/content/tour.ts'
import { bookingSections } from './before-you-book.ts'
import { departuresFrom } from './departures.ts'
import type { PostFile, TourFile } from './files.ts'
import { stopMinutesOf } from './itinerary-times.ts'
import { type Constant, type Modules, moduleOf } from './modules.ts'
import type { DepartureRules, YamlContent } from './schema.ts'
import { listsOf } from './tour-lists.ts'

export function siteModules(yaml: YamlContent, tours: TourFile[], posts: PostFile[]): Modules {
  const modules = new Map<string, string>()
  const numbered = <Item>(items: readonly Item[]) =>
    items.map((item, index) => ({ id: index + 1, ...item }))
  const byId = <Item extends { head: { id: number } }>(items: readonly Item[]) =>
    items.toSorted((a, b) => a.head.id - b.head.id)
  const add = (file: string, from: Record<string, string>, constants: readonly Constant[]) =>
    modules.set(file, moduleOf(from, constants))

  const { aboutOnHome, aboutUs, manners, invitation } = yaml['about.yaml']
  const { cards, firstSteps, guides, questions } = yaml['help.yaml']
  const { terms, termsQuestions, privacy } = yaml['legal.yaml']
  const [firstTour] = byId(tours)
  const sample = firstTour && listsOf(firstTour, yaml['lists.yaml'])
  const tourCards = byId(tours).map((tour) => cardOf(tour, yaml['prices.yaml']))
  // The newest first; of one day, the one with the higher number.
  const newestFirst = posts.toSorted(
    ({ head: a }, { head: b }) => b.date.localeCompare(a.date) || b.id - a.id,
  )
  const teasers = newestFirst.map(({ slug, head: { id, ...rest } }) => ({ id, slug, ...rest }))
  const sections = questions.map((section) => ({
    ...section,
    questions: numbered(section.questions),
  }))

  // biome-ignore-start format: a table
  add('agency.ts', { 'Agency, Office': '../entities.ts' }, agencyConstants(yaml['agency.yaml']))
  add('tours.ts', { Tour: '../entities.ts' }, [
    { name: 'tours', type: 'readonly Tour[]', value: tourCards },
  ])
  // For Home, which names the next departure of all tours.
  add('starts.ts', {}, [{ name: 'starts', type: 'readonly string[]', value: startsOf(tours) }])
  // For the page that compares all tours, which needs none of their texts.
  add('tour-roads.ts', { Road: '../tour.ts' }, [
    {
      name: 'tourRoads',
      type: "Readonly<Record<string, readonly Pick<Road, 'altitudesM' | 'legs'>[]>>",
      value: Object.fromEntries(
        byId(tours).map((tour) => [
          tour.slug,
          roadsOf(tour).map(({ altitudesM, legs }) => ({ altitudesM, legs })),
        ]),
      ),
    },
  ])
  for (const tour of tours)
    add(`tours/${tour.slug}.ts`, { TourDetail: '../../tour.ts' }, [
      { name: 'tour', type: 'TourDetail', value: detailOf(tour, yaml['lists.yaml']) },
    ])
  add('posts.ts', { Post: '../entities.ts' }, [
    { name: 'posts', type: 'readonly Post[]', value: teasers },
  ])
  for (const { slug, body } of posts)
    add(`posts/${slug}.ts`, { Block: '../../entities.ts' }, [
      { name: 'body', type: 'readonly Block[]', value: body },
    ])
  add('home.ts', {}, [{ name: 'aboutOnHome', type: 'readonly string[]', value: aboutOnHome }])
  add('about.ts', { Manner: '../entities.ts' }, [
    { name: 'aboutUs', type: 'string', value: aboutUs },
    { name: 'manners', type: 'readonly Manner[]', value: manners },
    { name: 'invitation', type: 'Manner', value: invitation },
  ])
  add('destinations.ts', { Destination: '../entities.ts' }, [
    { name: 'destinations', type: 'readonly Destination[]', value: yaml['top-destinations.yaml'] },
  ])
  add('help/topics.ts', { 'FirstStep, HelpCard': '../../entities.ts' }, [
    { name: 'helpCards', type: 'readonly HelpCard[]', value: cards },
    { name: 'firstSteps', type: 'readonly FirstStep[]', value: firstSteps },
  ])
  add('help/guides.ts', { GuideGroup: '../../entities.ts' }, [
    { name: 'guideGroups', type: 'readonly GuideGroup[]', value: guides },
  ])
  add('help/questions.ts', { QuestionSection: '../../entities.ts' }, [
    { name: 'questionSections', type: 'readonly QuestionSection[]', value: sections },
  ])
  add('legal.ts', { 'Faq, LegalSection': '../entities.ts' }, [
    { name: 'terms', type: 'readonly LegalSection[]', value: terms },
    { name: 'termsQuestions', type: 'readonly Faq[]', value: numbered(termsQuestions) },
    { name: 'privacy', type: 'readonly LegalSection[]', value: privacy },
  ])
  // The sample tour shows the lists of the specification's first tour.
  add('lists.ts', {}, [
    { name: 'inclusions', type: 'readonly string[]', value: sample?.inclusions ?? [] },
    { name: 'exclusions', type: 'readonly string[]', value: sample?.exclusions ?? [] },
  ])
  add('prices.ts', { Prices: '../entities.ts' }, [
    { name: 'prices', type: 'Prices', value: yaml['prices.yaml'] },
  ])
  add('before-you-book.ts', { LegalSection: '../entities.ts' }, [
    {
      name: 'bookingSections',
      type: 'readonly LegalSection[]',
      value: bookingSections(yaml),
    },
  ])
  add('questions.ts', { Faq: '../entities.ts' }, [
    { name: 'faqs', type: 'readonly Faq[]', value: numbered(yaml['questions.yaml']) },
  ])
  const { silent, weak } = yaml['services.yaml']
  const passes = Object.entries(yaml['places.yaml']).flatMap(([name, { pass }]) =>
    pass ? [name] : [],
  )
  add('passes.ts', {}, [{ name: 'passes', type: 'readonly string[]', value: passes }])
  add('network.ts', {}, [
    { name: 'silent', type: 'readonly string[]', value: silent },
    { name: 'weak', type: 'readonly string[]', value: weak },
  ])
  add('team.ts', { TeamMember: '../entities.ts' }, [
    { name: 'team', type: 'readonly TeamMember[]', value: yaml['team.yaml'] },
  ])
  add('testimonials.ts', { Testimonial: '../entities.ts' }, [
    { name: 'testimonials', type: 'readonly Testimonial[]', value: yaml['testimonials.yaml'] },
  ])
  // biome-ignore-end format: a table
  return modules
}

function agencyConstants(agency: YamlContent['agency.yaml']): Constant[] {
  // No page shows the number of captains.
  const { office, appCheckSiteKey, captains: _, ...facts } = agency
  const { street, city, postalCode, region } = office
  const address = `${street}, ${city} ${postalCode}, ${region}, India`
  return [
    { name: 'office', type: 'Office', value: office },
    { name: 'agency', type: 'Agency', value: { ...facts, city, postalCode, address } },
    { name: 'appCheckSiteKey', type: 'string | null', value: appCheckSiteKey },
  ]
}

function cardOf({ slug, head, text }: TourFile, prices: YamlContent['prices.yaml']): Tour {
  const { id, title, place, region, tagText, ride, price, bike, priceList } = head
  const options = priceList ? prices.lists[priceList] : undefined
  const cheapest = options && Math.min(...options.map((option) => option.price))
  return {
    id,
    slug,
    title,
    place,
    region,
    ...(tagText && { tagText }),
    ride,
    days: text.days.length,
    pricePerPerson: cheapest ?? (typeof price === 'number' ? price : null),
    ...(bike && { bike }),
    ...(priceList && { priceList }),
    picture: head.pictures.card,
    summary: head.summary,
  }
}

function detailOf(tour: TourFile, lists: YamlContent['lists.yaml']): TourDetail {
  const { slug, head, text } = tour
  const { season, mapQuery, pictures } = head
  const { background, header } = pictures
  return {
    slug,
    season,
    departures: departuresOf(head.departures, text.days.length),
    description: text.description,
    days: text.days.map(({ line, stopsLine, track, ...day }) => ({
      ...day,
      ...tour.roads.roadOf(day.stops),
      minutes: stopMinutesOf({ ...day, track }, tour.roads),
      track: track.map(({ title, description }) => ({ title, description })),
    })),
    ...listsOf(tour, lists),
    questions: text.questions,
    mapQuery,
    pictures: { background, header: header as unknown as TourDetail['pictures']['header'] },
  }
}

function roadsOf({ roads, text: { days } }: TourFile) {
  return days.map(({ stops }) => roads.roadOf(stops))
}

/** The first days of all departures with free places, each once, in their order. */
function startsOf(tours: readonly TourFile[]): string[] {
  const free = tours.flatMap(({ head, text }) =>
    departuresFrom(head.departures, text.days.length).filter(({ full }) => !full),
  )
  return [...new Set(free.map(({ start }) => start))].toSorted()
}

function departuresOf(departures: DepartureRules, days: number): TourDetail['departures'] {
  const all = departuresFrom(departures, days)
  const starts = all.map(({ start }) => start)
  const [first] = starts
  const last = starts.at(-1)
  if (!first || !last) return null
  const full = all.filter((departure) => departure.full).map(({ start }) => start)
  const guaranteed = all.filter((departure) => departure.guaranteed).map(({ start }) => start)
  return {
    first,
    last,
    starts,
    ...(full.length && { full }),
    ...(guaranteed.length && { guaranteed }),
  }
}
