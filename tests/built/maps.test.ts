// The HTML of every embedded map (spec 7): a frame whose address the page's code adds, and in <noscript> a frame with the
// address. An overlay has one frame with the address, which is loaded when the overlay opens.

import { agency } from 'content/compiled/agency.ts'
import { expect, it } from 'vitest'
import { all, attribute, one, treeOf } from './html-tree.ts'
import { wholeTours } from './parts.ts'
import { pages } from './site.ts'

const LEH = ['Map of Leh', 'Leh, Ladakh, India']
const LADAKH = ['Tour map of Ladakh', 'Ladakh, India']

const listings = [
  ['/grid', [LADAKH]],
  ['/grid-left-sidebar', [LEH, LADAKH]],
  ['/grid-right-sidebar', [LEH, LADAKH]],
  ['/list', [LADAKH]],
  ['/list-left-sidebar', [LEH, LADAKH]],
  ['/list-right-sidebar', [LEH, LADAKH]],
] as const
const ofTours = wholeTours.map(
  ({ slug, title, detail }) => [`/${slug}`, [[`Map of ${title}`, detail.mapQuery]]] as const,
)

it.each([
  ...listings,
  ...ofTours,
  ['/contact', [[`Map of ${agency.location}`, agency.location]]] as const,
])('3, 7 %s has its maps, 500 pixels high', (path, maps) => {
  const page = treeOf(path)
  const inOverlay = all(page, 'dialog iframe')
  const frames = all(page, 'iframe').filter((frame) => !inOverlay.includes(frame))
  expect(frames.map((frame) => attribute(frame, 'height'))).toEqual(frames.map(() => '500'))
  const withPlace = frames.filter((frame) => frame.hasAttribute('src'))
  const found = withPlace.map((frame) => [attribute(frame, 'title'), placeOf(frame)])
  expect(found.sort()).toEqual([...maps].sort())
  expect(frames).toHaveLength(2 * maps.length)
})

it.each([
  ['/contact', agency.location],
  ['/user-invoice', agency.address],
])('2.7, 2.12, 9 the overlay of %s has a map, 800 pixels high', (path, place) => {
  const page = treeOf(path)
  const frame = one(page, 'dialog iframe')
  expect([attribute(frame, 'height'), placeOf(frame)]).toEqual(['800', place])
  const opener = one(page, 'main button[command="show-modal"]')
  expect(attribute(opener, 'commandfor')).toBe(attribute(one(page, 'dialog'), 'id'))
})

it('only tour lists, tours, the sample tour, /contact and /user-invoice have a map', () => {
  const withMap = pages.filter(({ html }) => html.includes('<iframe')).map(({ path }) => path)
  const known: string[] = [...listings, ...ofTours].map(([path]) => path)
  const others = withMap.filter((path) => !/^\/tour-detail-/.test(path) && !known.includes(path))
  expect(others).toEqual(['/contact', '/user-invoice'])
})

/** The search text of a frame's map; null when the frame shows something else. */
function placeOf(frame: ReturnType<typeof treeOf>): string | null {
  const { origin, pathname, searchParams } = new URL(
    attribute(frame, 'src')?.replaceAll('&amp;', '&') ?? '',
  )
  const isMap = `${origin}${pathname}` === 'https://maps.google.com/maps'
  return isMap && searchParams.get('output') === 'embed' ? searchParams.get('q') : null
}
