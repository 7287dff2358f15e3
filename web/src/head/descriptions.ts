// The descriptions of pages for search engines and shared links. The pages' code does not contain these texts.

import { agency } from 'content/compiled/agency.ts'
import type { listed, Match } from '../routes.ts'

// biome-ignore format: a table
const descriptions: Record<Described, string | ((match: Match) => string)> = {
  'home':               'Guided motorbike groups on the high roads of Ladakh: Khardung La, Nubra, Pangong and Hanle. Ask for a quote and a person in Karnal answers.',
  'grid':               'All guided motorbike and SUV tours at a glance: Ladakh, Zanskar, Spiti, Bhutan, Mustang and beyond.',
  'grid-left-sidebar':  'All guided tours in a grid, with filters beside them and a quote form below.',
  'grid-right-sidebar': 'Every tour we ride and drive, from a week around Leh to Bhutan and Georgia, with a quote form beside.',
  'list':               'The same tours as a list: place, title and price on one line each.',
  'list-left-sidebar':  'Tours as a list, with filters beside them and a quote form below.',
  'list-right-sidebar': 'Tours as a list, with filters and a quote form beside them.',
  'which-ride':         'All our tours as profiles on one scale: compare days, nights and prices, or answer six questions and see which two fit you.',
  'tour-detail-one':    'Choose one of our guided tours to see its days, prices, departures and what to pack.',
  'tour-detail':        aboutTour,
  'tour':               aboutTour,
  'aboutus':            'A small operator in Karnal that leads motorbike journeys in Ladakh: who we are and how we ride.',
  'blogs':              'Riding in Ladakh, told plainly: altitude, permits, seasons, packing, fuel, bikes and the night sky.',
  'blog-standard':      'The same articles on riding in Ladakh, one below the other.',
  'blog-detail':        'An article of our blog on riding in Ladakh.',
  'post':               ({ post }) => post?.desc ?? 'An article of our blog on riding in Ladakh.',
  'before-you-book':    'What riders ask before they pay: deposits, dates, groups, illness, insurance, rooms, luggage and papers.',
  'contact':            `Write, call or mail the people in Karnal who plan and lead the trips. ${agency.openingHours}.`,
}

/** The ids of all pages but the sample pages. */
type Described = (typeof listed)[number]['id']

/** The description of a page, at most 160 characters. A sample page is described by its title. */
export function descriptionOf(match: Match): string {
  const description =
    match.id in descriptions
      ? descriptions[match.id as Described]
      : `${match.head.title}, a sample page of ${agency.brand}.`
  return typeof description === 'function' ? description(match) : description
}

function aboutTour({ tour }: Match): string {
  return tour?.summary ?? 'A guided tour.'
}
