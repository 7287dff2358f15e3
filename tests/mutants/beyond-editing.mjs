const LISTS = 'Each tour has lists of its own, which fit its vehicle and its nights'
const TICKS = 'A tick on one tour’s packing list keeps the ticks of the others'
const FROM = 'A price that is the lowest of a list is shown with “From”'
const ROADS = 'Places, roads and the agency’s own facts are checked like all content'
const NIGHTS = 'A night above 3,000 m that is more than 500 m higher names a lower place'
const ONCE = 'A bike, and a price in an article, are written once'
const TRIED = 'Content changes without a change of code or of a test'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: content that an editor changes',
  mutants: [
    {
      statement: LISTS,
      file: 'web/plugins/content/tour-lists.ts',
      from: 'counted && Number(counted) !== nights',
      to: 'counted && Number(counted) < 0',
      test: 'web/plugins/content/mistakes.test.ts › a list with too few nights',
    },
    {
      statement: LISTS,
      file: 'web/plugins/content/tour-lists.ts',
      from: "head.ride === 'SUV' &&",
      to: "head.ride !== 'SUV' && head.ride === 'SUV' &&",
      test: 'web/plugins/content/mistakes.test.ts › a helmet for a seat in an SUV',
    },
    {
      statement: TICKS,
      file: 'web/src/pages/tour/packing-ticks.tsx',
      from: 'useState(read)',
      to: 'useState(() => read().filter((item) => items.includes(item)))',
      test: 'tests/e2e/packing.spec.ts › a tick on another tour’s list keeps the ticks of the first one',
    },
    {
      statement: FROM,
      file: 'web/src/content/price-per-day.ts',
      from: "priceList ? 'From ' : ''",
      to: "priceList ? '' : ''",
      test: 'web/src/content/tours.test.ts › shows tour 1 at 3,414 rupees a day',
    },
    {
      statement: ROADS,
      file: 'web/plugins/content/geo.ts',
      from: 'detour < DETOUR.least || detour > DETOUR.most',
      to: 'detour < DETOUR.least',
      test: 'web/plugins/content/mistakes.test.ts › a road with a digit too many',
    },
    {
      statement: ROADS,
      file: 'web/plugins/content/schema.ts',
      from: '/^\\+\\d{8,15}$/',
      to: '/^\\+[\\d ]{8,20}$/',
      test: 'web/plugins/content/mistakes.test.ts › a phone number with spaces',
    },
    {
      statement: NIGHTS,
      file: 'web/src/content/guideline.ts',
      from: 'mostM: 500',
      to: 'mostM: 5000',
      test: 'web/plugins/content/clock.test.ts › a night that rises fast without a lower place is a mistake',
    },
    {
      statement: ONCE,
      file: 'web/plugins/content/post-lists.ts',
      from: '${cc} cc, ',
      to: '',
      test: "web/plugins/content/post-lists.test.ts › an article’s line '{bikes}' is a list",
    },
    {
      statement: TRIED,
      file: 'web/plugins/content/site-modules.ts',
      from: 'byId(posts).map(',
      to: 'byId(posts).slice(0, -1).map(',
      test: 'web/plugins/content/content-changes.test.ts › all changes together compile, and are in the modules of the site',
    },
  ],
}
