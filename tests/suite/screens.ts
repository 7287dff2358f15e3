// The specification’s addresses (2.1) with their headings and two of its lists, the other addresses, and one of each main
// kind of screen.

import { agency } from 'content/compiled/agency.ts'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import { allPaths, matchOf } from 'web/routes.ts'

// biome-ignore format: a table
const FIXED: readonly [path: string, heading: string, section?: string][] = [
  ['/',                    'Where Do You Want To Go?'],
  ['/grid',                'Tour Packages'],
  ['/grid-left-sidebar',   'Tour Packages'],
  ['/grid-right-sidebar',  'Tour Packages'],
  ['/list',                'Tour Packages'],
  ['/list-left-sidebar',   'Tour Packages'],
  ['/list-right-sidebar',  'Tour Packages'],
  ['/tour-detail-one',     'Tour'],
  ['/tour-detail-two',     'Sample Tour'],
  ['/aboutus',             'About Us'],
  ['/user-profile',        'Profile', 'I am Asha'],
  ['/user-payment',        'Payment', 'Saved payment methods'],
  ['/user-invoice',        'Invoice', agency.brand],
  ['/user-social',         'Social Profile', 'Where else to find me'],
  ['/user-notification',   'Notifications', 'Account Notifications'],
  ['/user-setting',        'Settings', 'Personal Details'],
  ['/helpcenter',          'How can we help?'],
  ['/helpcenter-faqs',     'FAQs'],
  ['/helpcenter-guides',   'Guides'],
  ['/helpcenter-support',  'Support'],
  ['/login',               'Login'],
  ['/signup',              'Signup'],
  ['/signup-success',      'Congratulations!'],
  ['/forgot-password',     'Forgot Password'],
  ['/lock-screen',         'Lock Screen'],
  ['/terms',               'Terms of Services'],
  ['/privacy',             'Privacy Policy'],
  ['/comingsoon',          'Coming Soon'],
  ['/maintenance',         'Under Maintenance'],
  ['/404',                 'Page Not Found?'],
  ['/blogs',               'Blogs'],
  ['/blog-standard',       'Blogs'],
  ['/blog-detail',         'Notes from the road'],
  ['/contact',             'Contact Us'],
]

/**
 * Every address with its heading; a tour has three addresses. An address of the route table that the specification does
 * not have shows its title, without the brand, as its heading.
 */
export const headings: ReadonlyMap<string, string> = new Map([
  ...allPaths().map((path): [string, string] => [
    path,
    matchOf(path).head.title.replace(/ · .*/, ''),
  ]),
  ...FIXED.map(([path, heading]): [string, string] => [path, heading]),
  ...tours.flatMap(({ id, slug, title }) =>
    [`/${slug}`, `/tour-detail-one/${id}`, `/tour-detail-one/${slug}`].map(
      (path): [string, string] => [path, title],
    ),
  ),
  ...posts.map(({ id, title }): [string, string] => [`/blog-detail/${id}`, title]),
])

/** Sizes of windows in CSS pixels: phones, a phone on its side, laptops, wide screens. */
export const windows = [
  [360, 640],
  [412, 915],
  [844, 390],
  [1366, 657],
  [1536, 730],
  [1440, 900],
  [1920, 970],
  [2560, 1300],
] as const

/** An address of each main kind of screen. All samples are one kind, because no search engine leads to them. */
export const kinds: readonly string[] = [
  ...['/', '/list-right-sidebar', '/which-ride-is-mine', `/${tours[0]!.slug}`, '/aboutus'],
  ...['/blogs', `/blog-detail/${posts[0]!.id}`, '/contact', '/user-payment'],
]

/** The account pages with the headings of their first sections. */
export const sections: readonly [path: string, section: string][] = FIXED.flatMap(
  ([path, , section]) => (section ? [[path, section]] : []),
)

/** The places of Top Destinations on Home (spec 2.3). */
export const PLACES = 'Rome, Singapore, Paris, Goa, Whistler, Lumpur, Sydney, Virginia Beach'.split(
  ', ',
)

/** The activities in the filters of a tour listing (spec 2.4). */
export const ACTIVITIES = 'Bali Park, Paris, Arcadia, Culver City, Long Beach, California'.split(
  ', ',
)
