// Structured data (schema.org) of a page. The fixed "5.0 (30)" and "$ 58 / Day" of the screens are
// left out, because they are not facts.

import type { Tour } from '../content/catalogue.ts'
import { withGst } from '../content/prices.ts'
import { office, site } from '../content/site.ts'
import type { Match } from '../routes.ts'
import { cardOf } from './cards.ts'

type Thing = { '@type': string } & Record<string, unknown>

const agency: Thing = {
  '@type': 'TravelAgency',
  '@id': `${site.baseUrl}/#agency`,
  name: site.brand,
  url: `${site.baseUrl}/`,
  telephone: site.phone.number,
  email: site.email,
  logo: `${site.baseUrl}/icon-512.png`,
  image: `${site.baseUrl}/cards/site.jpg`,
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
  sameAs: Object.values(site.social),
}

/** The agency as a reference from another item. */
const byAgency = {
  '@type': agency['@type'],
  '@id': agency['@id'],
  name: site.brand,
  url: agency.url,
}

/** The site as search engines name it in their results. */
const website: Thing = {
  '@type': 'WebSite',
  name: site.brand,
  url: `${site.baseUrl}/`,
  inLanguage: 'en-IN',
}

/** The items of a page, without facts that the page's text has too, such as a tour's days. */
export function thingsOf(match: Match): readonly Thing[] {
  const { id, tour, post, head } = match
  if (id === 'home') return [website, agency]
  if (id === 'contact' || id === 'aboutus') return [agency]
  if (tour)
    return [
      trip(tour, cardOf(match).file),
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
        image: `${site.baseUrl}/${cardOf(match).file}`,
        author: byAgency,
        publisher: byAgency,
        mainEntityOfPage: site.baseUrl + head.canonical,
      },
      breadcrumbs([
        ['Blogs', '/blogs'],
        [post.title, head.canonical],
      ]),
    ]
  }
  return []
}

function trip(tour: Tour, card: string): Thing {
  return {
    '@type': 'TouristTrip',
    name: tour.title,
    description: tour.summary,
    url: `${site.baseUrl}/${tour.slug}`,
    touristType: tour.ride === 'motorbike' ? 'Motorcyclists' : 'Road travellers',
    image: `${site.baseUrl}/${card}`,
    provider: byAgency,
    ...(tour.pricePerPerson !== null && {
      offers: {
        '@type': 'Offer',
        // The price that a guest pays, GST included.
        price: withGst(tour.pricePerPerson),
        priceCurrency: 'INR',
      },
    }),
  }
}

/** An ISO date as the moment at which that day begins in India. */
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
      ...(index < trail.length && { item: site.baseUrl + path }),
    })),
  }
}
