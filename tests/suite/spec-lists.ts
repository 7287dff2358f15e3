// Lists of the specification that tests compare with the pages.

import { agency } from 'content/agency.ts'

/** The texts of the top bar's items (spec 1); the two social profiles have icons and no text. */
export const TAGLINE_BAR = [
  agency.openingHours,
  `${agency.city} ${agency.postalCode}`,
  '',
  '',
  agency.email,
  agency.phone.shown,
]

/** The places of Top Destinations on Home (spec 2.3). */
export const PLACES = [
  'Rome',
  'Singapore',
  'Paris',
  'Goa',
  'Whistler',
  'Lumpur',
  'Sydney',
  'Virginia Beach',
]

/** The activities in the filters of a tour listing (spec 2.4). */
export const ACTIVITIES = [
  'Bali Park',
  'Paris',
  'Arcadia',
  'Culver City',
  'Long Beach',
  'California',
]

/** The help topic groups (spec 2.8). */
export const GUIDE_GROUPS = [
  'Getting started',
  'Your calendar',
  'Your listings',
  'How payouts work',
  'Your reservations',
  'Reservation help',
  'Your account',
]
