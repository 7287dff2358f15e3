// The tours as cards and search results show them, one row each. Everything else about a tour is in
// tours/<slug>.ts and is loaded with its page.
//
// Tours 1 and 2 are the specification's. Titles, slugs and prices of the others are proposals that
// the agency must confirm.

import type { PictureName } from './pictures.ts'

export type Ride = 'motorbike' | 'SUV'

export type Tour = {
  id: number
  slug: string
  title: string
  place: string
  tagText?: string
  ride: Ride
  days: number
  /** Rupees for one person and all days, before 5% GST; null shows "On request". */
  pricePerPerson: number | null
  /** The list of prices.ts that has the tour's booking options; without one, the tour has a single price. */
  priceList?: 'leh-loop'
  picture: PictureName
  /** The description for search engines: one sentence of 110 to 155 characters. */
  summary: string
}

export const tours: readonly Tour[] = [
  {
    id: 1,
    slug: 'leh-to-leh-with-turtuk',
    title: 'Leh to Leh with Turtuk',
    place: 'Ladakh, India',
    tagText: 'First Ladakh ride',
    ride: 'motorbike',
    days: 7,
    pricePerPerson: 23900,
    priceList: 'leh-loop',
    picture: 'turtuk-terraces',
    summary:
      'A guided motorbike loop from Leh over Khardung La to the dunes of Hunder, the apricot lanes of Turtuk and the blue of Pangong.',
  },
  {
    id: 2,
    slug: 'leh-to-leh-with-hanle',
    title: 'Leh to Leh with Hanle',
    place: 'Ladakh, India',
    ride: 'motorbike',
    days: 7,
    pricePerPerson: 23900,
    priceList: 'leh-loop',
    picture: 'hanle-night',
    summary:
      'Ride from Leh to Nubra and Pangong, then along the lake and the Chushul plain to the dark skies and white monastery of Hanle.',
  },
  {
    id: 3,
    slug: 'leh-umling-la-hanle-tso-moriri',
    title: 'Leh to Leh with Umling La, Hanle and Tso Moriri',
    place: 'Ladakh, India',
    tagText: 'High passes',
    ride: 'motorbike',
    days: 9,
    pricePerPerson: 38700,
    picture: 'umling-la',
    summary:
      'The long eastern loop by motorbike: Nubra, Pangong, two nights in Hanle for Umling La, then the lakes of Tso Moriri and Tso Kar.',
  },
  {
    id: 4,
    slug: 'manali-leh-srinagar',
    title: 'Manali to Srinagar via Leh',
    place: 'Himachal, Ladakh and Kashmir, India',
    ride: 'motorbike',
    days: 11,
    pricePerPerson: 42900,
    picture: 'baralacha-la',
    summary:
      'Two great highways and the lake loop between them: Manali to Leh, Nubra and Pangong, then Lamayuru, Kargil and down to Dal Lake.',
  },
  {
    id: 5,
    slug: 'zanskar-traverse',
    title: 'Zanskar Traverse: Srinagar to Manali via Shinku La',
    place: 'Kashmir, Zanskar and Lahaul, India',
    tagText: 'Rough roads',
    ride: 'motorbike',
    days: 8,
    pricePerPerson: 34400,
    picture: 'shinku-la',
    summary:
      'A one-way ride from Dal Lake to Manali through the Suru valley and Zanskar: Rangdum, Penzi La, Padum, Purne and Shinku La.',
  },
  {
    id: 6,
    slug: 'spiti-valley-circuit',
    title: 'Spiti Valley Circuit: Shimla to Manali',
    place: 'Kinnaur and Spiti, Himachal Pradesh, India',
    ride: 'motorbike',
    days: 9,
    pricePerPerson: 31500,
    picture: 'key-monastery',
    summary:
      'From Shimla up the Sutlej to Chitkul and Kalpa, into Spiti by Nako and Tabo, and out over Kunzum La with a night near Chandratal.',
  },
  {
    id: 7,
    slug: 'ladakh-family-suv',
    title: 'Ladakh Family Road Trip',
    place: 'Ladakh, India',
    tagText: 'For families',
    ride: 'SUV',
    days: 7,
    pricePerPerson: 23900,
    picture: 'pangong-morning',
    summary:
      'Ladakh from the seat of an SUV, at a family pace: two nights in Leh, two among the dunes of Hunder, then Pangong and Chang La.',
  },
  {
    id: 8,
    slug: 'srinagar-leh-suv',
    title: 'Srinagar to Leh Road Trip',
    place: 'Kashmir and Ladakh, India',
    tagText: 'By SUV',
    ride: 'SUV',
    days: 8,
    pricePerPerson: 28000,
    picture: 'zoji-la',
    summary:
      'From the houseboats of Srinagar over Zoji La to Leh, then Nubra and Pangong, in a shared SUV with a driver who knows the road.',
  },
  {
    id: 9,
    slug: 'bhutan-dragon-kingdom',
    title: 'Bhutan: Kingdom of the Dragon',
    place: 'Western Bhutan',
    ride: 'motorbike',
    days: 8,
    pricePerPerson: null,
    picture: 'paro-taktsang',
    summary:
      'Ride from the gate at Phuentsholing to Paro, Thimphu, Punakha and Gangtey, with Chele La and the walk to Taktsang on the way.',
  },
  {
    id: 10,
    slug: 'nepal-upper-mustang',
    title: 'Nepal: Upper Mustang',
    place: 'Mustang, Nepal',
    tagText: 'High desert',
    ride: 'motorbike',
    days: 10,
    pricePerPerson: null,
    picture: 'lo-manthang',
    summary:
      'From Kathmandu up the Kali Gandaki to the walled town of Lo Manthang: rough roads, river wind, red cliffs and Muktinath.',
  },
  {
    id: 11,
    slug: 'vietnam-ha-giang-loop',
    title: 'Vietnam: Ha Giang Loop',
    place: 'Ha Giang, Vietnam',
    ride: 'motorbike',
    days: 7,
    pricePerPerson: null,
    picture: 'ma-pi-leng',
    summary:
      'Limestone peaks, terraced valleys and the road over Ma Pi Leng, ridden on small motorbikes at an easy pace in the far north.',
  },
  {
    id: 12,
    slug: 'georgia-caucasus-suv',
    title: 'Georgia: Caucasus Road Trip',
    place: 'Caucasus, Georgia',
    tagText: 'By SUV',
    ride: 'SUV',
    days: 9,
    pricePerPerson: null,
    picture: 'gergeti-kazbek',
    summary:
      'By SUV from Tbilisi to the church above Kazbegi and on to the stone towers of Svaneti, with bread, cheese and long dinners.',
  },
  {
    id: 13,
    slug: 'thailand-mae-hong-son-loop',
    title: 'Thailand: Mae Hong Son Loop',
    place: 'Mae Hong Son, Thailand',
    ride: 'motorbike',
    days: 6,
    pricePerPerson: null,
    picture: 'pai',
    summary:
      'Smooth tarmac and hundreds of bends from Chiang Mai to Pai, Mae Hong Son and Mae Sariang, ending over Doi Inthanon.',
  },
  {
    id: 14,
    slug: 'sri-lanka-hills-and-coast',
    title: 'Sri Lanka: Hills and Coast',
    place: 'Sri Lanka',
    ride: 'SUV',
    days: 7,
    pricePerPerson: null,
    picture: 'sigiriya',
    summary:
      'Sigiriya rock, Kandy, tea hills, Horton Plains and the Ella bridge, then Yala and the walls of Galle, by SUV with a driver.',
  },
]

/** The tour with this slug or id; cards and old links carry the id. */
export function tourAt(slugOrId: string): Tour | undefined {
  return tours.find(({ slug, id }) => slug === slugOrId || String(id) === slugOrId)
}

/**
 * The price of a day for one person, as cards show it: 23,900 rupees for 7 days are "INR 3,414 /
 * Day".
 */
export function priceLabelOf({
  pricePerPerson,
  days,
}: Pick<Tour, 'pricePerPerson' | 'days'>): string {
  if (pricePerPerson === null) return 'On request'
  return `INR ${Math.round(pricePerPerson / days).toLocaleString('en-IN')} / Day`
}
