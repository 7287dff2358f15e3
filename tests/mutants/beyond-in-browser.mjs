const DRAWN =
  'A map is painted in its page, follows the theme, and does not mirror in a right-to-left page'
const CLOCK = "A day's timed entries give the time at each stop"
const SORTED = 'The tours can be sorted by days, highest bed, longest day and price'
const PAIR = 'Two tours are laid over each other on one scale'
const IN_ITS_ROW = 'A tour that is laid over another shows both roads in its own row'
const KEYBOARD = 'The six questions can be answered by keyboard, and lead to two tours'
const IN_PLACE = 'Code that comes late for a part above the screen does not move what is read'
const POSTPAID = 'Only a tour through Ladakh or Kashmir says that prepaid numbers do not work there'
const RELOAD = 'After a deployment a visitor who moves on gets the new page'
const WHOLE =
  'A kept tour that is open during a deployment keeps its code, and is renewed at the next visit'
const KILL = 'A deployment with the switched-off worker removes worker and copies from a browser'
const FULL = 'A full storage is a sentence, and nothing is kept'
const RIDES = 'The rider moves and the map is drawn on a kept tour without a network'
const DARK = 'The page without a network is dark on a dark device'
const GROWS = 'The comment’s field grows with its text'

const MAPS_SPEC = 'tests/e2e/maps.spec.ts'
const CLOCK_TEST = 'web/src/pages/tour/ride/clock.test.ts'
const COMPARE_SPEC = 'tests/e2e/which-ride.spec.ts'
const SLIP_SPEC = 'tests/e2e/price-slip.spec.ts'
const LATE_SPEC = 'tests/e2e/late-code.spec.ts'
const DEPLOYMENTS = 'tests/e2e/deployments.spec.ts'
const OFFLINE = 'tests/e2e/offline.spec.ts'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: journey and kept tours in a browser',
  mutants: [
    {
      statement: DRAWN,
      file: 'web/src/pages/tour/road-map.tsx',
      from: '.svg#map`',
      to: '.svg#mop`',
      test: `${MAPS_SPEC} › the map is drawn on its page, follows the theme, and is not mirrored`,
    },
    {
      statement: DRAWN,
      file: 'web/src/art/map/signs.ts',
      from: 'return `light-dark(${light},${dark})`',
      to: 'return dark ? light : light',
      test: `${MAPS_SPEC} › the map is drawn on its page, follows the theme, and is not mirrored`,
    },
    {
      statement: DRAWN,
      file: 'web/src/pages/tour/road-map.module.css',
      from: 'border-radius: var(--radius-s);',
      to: 'border-radius: var(--radius-s);\n      [dir="rtl"] & { transform: scaleX(-1); }',
      test: `${MAPS_SPEC} › the map is drawn on its page, follows the theme, and is not mirrored`,
    },
    {
      statement: CLOCK,
      file: 'web/src/pages/tour/ride/clock.ts',
      from: 'Math.max(0, leaving)',
      to: '0',
      test: `${CLOCK_TEST} › the day starts with its departure, and not with an earlier entry that names a stop`,
    },
    {
      statement: CLOCK,
      file: 'web/src/pages/tour/ride/clock.ts',
      from: 'findLastIndex(named)',
      to: 'findIndex(named)',
      test: `${CLOCK_TEST} › a stop that is passed twice gets its times in the order of the road`,
    },
    {
      statement: SORTED,
      file: 'web/src/pages/which-ride/which-ride-page.tsx',
      from: '{sorted(order).map((tour)',
      to: "{sorted('fewest days').map((tour)",
      test: `${COMPARE_SPEC} › the tours are sorted by days, highest bed, longest day and price`,
    },
    {
      statement: PAIR,
      file: 'web/src/pages/which-ride/which-ride-page.tsx',
      from: '[...chosen, tour.id].slice(-2)',
      to: '[...chosen, tour.id].slice(0, 2)',
      test: `${COMPARE_SPEC} › two tours are drawn over each other, and a third one replaces the first`,
    },
    {
      statement: IN_ITS_ROW,
      file: 'web/src/pages/which-ride/which-ride-page.tsx',
      from: 'chosen.includes(tour.id) ? pair',
      to: 'false ? pair',
      test: `${COMPARE_SPEC} › two tours are drawn over each other, and a third one replaces the first`,
    },
    {
      statement: KEYBOARD,
      file: 'web/src/pages/which-ride/which-ride-page.tsx',
      from: 'const chosen = Number(currentTarget.value)',
      to: 'setAnswers(answers)',
      test: `${COMPARE_SPEC} › by keyboard alone, six answers lead to two tours`,
    },
    {
      statement: IN_PLACE,
      file: 'web/src/browser/keep-place.ts',
      from: 'before.top >= 0',
      to: 'before.top <= 0',
      test: `${LATE_SPEC} › at 1280 px the text stays in its place when a part above the text gets its code`,
    },
    {
      statement: IN_PLACE,
      file: 'web/src/browser/keep-place.ts',
      from: 'Math.round(moved)',
      to: 'Math.trunc(moved)',
      test: `${LATE_SPEC} › at 1280 px the text stays in its place when a part above the text gets its code`,
    },
    {
      statement: IN_PLACE,
      file: 'web/src/browser/keep-place.ts',
      from: ' + remainder',
      to: '',
      test: 'web/src/browser/keep-place.test.ts › changes by fractions of a pixel add up to whole pixels of scrolling',
    },
    {
      statement: POSTPAID,
      file: 'web/src/sheet/home-sheet.tsx',
      from: '/Ladakh|Kashmir/.test(tour.place)',
      to: '/India/.test(tour.place)',
      test: 'tests/built/sheets.test.ts › only a tour through Ladakh or Kashmir says that prepaid numbers do not work',
    },
    {
      statement: RELOAD,
      file: 'web/src/app/chunk-boundary.tsx',
      from: 'removed ? window.location.reload() : setOffersReload(true)',
      to: 'setOffersReload(true)',
      test: `${DEPLOYMENTS} › a visitor who moves on after a deployment gets the new page`,
    },
    {
      statement: RELOAD,
      file: 'web/src/app/chunk-boundary.tsx',
      from: 'offersReload ? <Gone /> : <Loading />',
      to: '<Loading />',
      test: 'tests/e2e/shell.spec.ts › shows a message and offers to reload',
    },
    {
      statement: WHOLE,
      file: 'web/src/offline/worker.ts',
      from: 'return (await kept(request)) ?? fetch(request)',
      to: 'return fetch(request)',
      test: `${DEPLOYMENTS} › a kept tour that is open during a deployment stays whole, and the next visit has the new one`,
    },
    {
      statement: WHOLE,
      file: 'web/src/offline/keep.ts',
      from: 'list.version === version ||',
      to: 'list.version !== version ||',
      test: `${DEPLOYMENTS} › a kept tour that is open during a deployment stays whole, and the next visit has the new one`,
    },
    {
      statement: WHOLE,
      file: 'web/src/offline/keep.ts',
      from: ' || !isOfThisPage(list)',
      to: '',
      test: `${DEPLOYMENTS} › a page of the earlier deployment leaves the copy of its tour as it is`,
    },
    {
      statement: KILL,
      file: 'web/src/offline/worker-off.ts',
      from: 'await worker.registration.unregister()',
      to: 'await worker.skipWaiting()',
      test: `${DEPLOYMENTS} › a deployment with the switched-off worker removes the worker and every copy`,
    },
    {
      statement: FULL,
      file: 'web/src/offline/keep.ts',
      from: "if (reason === 'QuotaExceededError') return 'full'",
      to: '',
      test: `${OFFLINE} › a full storage shows a sentence, and with room again the tour is kept`,
    },
    {
      statement: RIDES,
      file: 'web/src/pages/tour/ride/ride.tsx',
      from: 'move(currentTarget.valueAsNumber)',
      to: 'move(0)',
      test: `${OFFLINE} › a kept tour opens without a network, with its pictures, rider, sheet and contact form`,
    },
    {
      statement: DARK,
      file: 'web/src/sheet/offline-page.css',
      from: 'color-scheme: light dark;',
      to: 'color-scheme: light;',
      test: `${OFFLINE} › a kept tour opens without a network, with its pictures, rider, sheet and contact form`,
    },
    {
      statement: GROWS,
      file: 'web/src/pages/contact/contact-page.module.css',
      from: 'field-sizing: content;',
      to: '',
      test: `${SLIP_SPEC} › the slip adds up the choice, and takes it to the contact form and back`,
    },
  ],
}
