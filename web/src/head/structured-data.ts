// The pages' items of schema.org. The fixed "5.0 (30)" and "$ 58 / Day" of the screens are no facts, and are left out.

import { agency, office } from 'content/compiled/agency.ts'
import { cardOf } from 'content/social-cards.ts'
import type { Match } from '../routes.ts'

type Thing = { '@type': string } & Record<string, unknown>

/** The agency as a reference from another item. */
const agencyReference = {
  '@type': 'TravelAgency',
  '@id': `${agency.baseUrl}/#agency`,
  name: agency.brand,
  url: `${agency.baseUrl}/`,
}

const travelAgency: Thing = {
  ...agencyReference,
  telephone: agency.phone.number,
  email: agency.email,
  logo: `${agency.baseUrl}/icon-512.png`,
  image: `${agency.baseUrl}/cards/site.jpg`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    postalCode: office.postalCode,
    addressRegion: office.region,
    addressCountry: office.country,
  },
  geo: { '@type': 'GeoCoordinates', ...office.geo },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: office.days,
    opens: office.opens,
    closes: office.closes,
  },
  sameAs: Object.values(agency.social),
}

/** The site as search engines name it in their results. */
const website: Thing = {
  '@type': 'WebSite',
  name: agency.brand,
  url: `${agency.baseUrl}/`,
}

/** The items of a page. */
export function thingsOf(match: Match): readonly Thing[] {
  const { id, tour, post, head } = match
  if (id === 'home') return [website]
  if (id === 'contact' || id === 'aboutus') return [travelAgency]
  if (tour)
    return [
      breadcrumbs([
        ['Tour', '/grid'],
        [tour.title, `/${tour.slug}`],
      ]),
    ]
  if (post) {
    return [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.desc,
        datePublished: indianMidnight(post.date),
        dateModified: indianMidnight(post.date),
        image: `${agency.baseUrl}/${cardOf(match).file}`,
        author: agencyReference,
        publisher: agencyReference,
        mainEntityOfPage: agency.baseUrl + head.canonical,
      },
      breadcrumbs([
        ['Blogs', '/blogs'],
        [post.title, head.canonical],
      ]),
    ]
  }
  return []
}

/** The time at which a day, an ISO date, begins in India. */
function indianMidnight(date: string): string {
  return `${date}T00:00:00+05:30`
}

function breadcrumbs(trail: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The last item is the page itself (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
      ...(index < trail.length && { item: agency.baseUrl + path }),
    })),
  }
}
