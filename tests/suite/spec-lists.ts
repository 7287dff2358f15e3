// Lists of the specification that tests compare with the pages.

/** The places of Top Destinations on Home (spec 2.3). */
export const PLACES = 'Rome, Singapore, Paris, Goa, Whistler, Lumpur, Sydney, Virginia Beach'.split(
  ', ',
)

/** The activities in the filters of a tour listing (spec 2.4). */
export const ACTIVITIES = 'Bali Park, Paris, Arcadia, Culver City, Long Beach, California'.split(
  ', ',
)
