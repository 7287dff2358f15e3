const OWN =
  "A page's document carries the styles that it needs, and not those of other kinds of pages"
const BEFORE = 'A page is not shown before its styles, and styles that failed are fetched again'
const SAME = 'A page looks the same after moves as after a page load, whichever page came first'
const LIGHT =
  'Every document arrives in one round trip: 13.5 kB after brotli, 14,600 bytes with its headers'
const PAINTED =
  'The first screen of Home and of a tour is painted before the styles of what is below have come, and nothing moves when they come'
const FORM = 'The quote form works when the styles of the sections below it do not come'
const LAST = 'The styles of a part that comes later cost no layout of the whole page'
const KEPT = 'The styles of what is below a first screen are fetched once, and stay for later pages'
const AGAIN =
  'Styles of what is below a first screen that could not be loaded are fetched once more'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: "Beyond the specification: a page's styles",
  mutants: [
    {
      statement: OWN,
      file: 'web/plugins/style-groups.ts',
      from: 'for (const imported of dynamicallyImportedIds) roots.add(imported)',
      to: 'for (const imported of dynamicallyImportedIds) visit(imported)',
      test: 'web/plugins/style-groups.test.ts › styles are grouped by the kinds of pages that need them, the most needed first',
    },
    {
      statement: OWN,
      file: 'web/src/components/carousel-track.tsx',
      from: "import styles from './carousel-track.module.css'",
      to: "import styles from './carousel.module.css'",
      test: 'tests/built/styles.test.ts › styles of what a page shows only later are in no page',
    },
    {
      statement: BEFORE,
      file: 'web/src/app/load-chunk.ts',
      from: '...sheets.map((file) => styled(`/${file}`))',
      to: '...sheets.slice(0, 0).map((file) => styled(`/${file}`))',
      test: 'web/src/app/load-chunk.test.ts › later code waits for its styles',
    },
    {
      statement: BEFORE,
      file: 'web/src/app/load-chunk.ts',
      from: '  loading.catch(() => styles.delete(file))\n',
      to: '  loading.catch(() => {})\n',
      test: 'web/src/app/load-chunk.test.ts › code whose styles fail is not shown, and the next call fetches them again',
    },
    {
      statement: SAME,
      file: 'web/plugins/css-text.ts',
      from: "if (rule.params === 'components') rule.params = `components.${name}`",
      to: "if (rule.params === 'components' && name === '') rule.params = name",
      test: 'tests/e2e/styles.spec.ts › pages look the same after moves as after a page load (forwards)',
    },
    {
      statement: LIGHT,
      file: 'web/src/app/server.tsx',
      from: '    body: shortened(',
      to: '    body: `<!--${Array.from({ length: 999 }, Math.random)}-->` + shortened(',
      test: 'tests/built/weight.test.ts › no document weighs more than 13.5 kB after brotli, or more than one round trip with its headers',
    },
    {
      statement: BEFORE,
      file: 'web/src/app/load-chunk.ts',
      from: 'const loading = isFirstPage ?',
      to: 'const loading = isFirstPage || file.includes("carousel") ?',
      test: 'tests/e2e/styles.spec.ts › a carousel is measured only when it has its styles',
    },
    {
      statement: LAST,
      file: 'web/src/app/load-chunk.ts',
      from: "append(document.body, 'stylesheet', file)",
      to: "append(document.head, 'stylesheet', file)",
      test: 'tests/e2e/styles.spec.ts › a sheet that comes later stands behind all others',
    },
    {
      statement: PAINTED,
      file: 'web/src/pages/tour/tour-page.tsx',
      from: '<TourHeader title={tour.title} background={detail.pictures.background} />',
      to: '',
      test: 'tests/e2e/styles.spec.ts › the first screen of a tour does not wait for the styles of what is below',
    },
    {
      statement: FORM,
      file: 'web/src/app/client.tsx',
      from: '.catch(offerReload)',
      to: '',
      test: 'tests/e2e/lead-faults.spec.ts › a quote request is sent when the styles below the first screen do not load',
    },
    {
      statement: KEPT,
      file: 'web/src/components/below-first-screen.tsx',
      from: 'if (inHtml) keepRules(inHtml)',
      to: '',
      test: 'tests/e2e/styles.spec.ts › the styles of what is below a tour’s first screen are fetched once and stay for later pages',
    },
    {
      statement: KEPT,
      file: 'web/src/components/below-first-screen.tsx',
      from: 'if (isAlive()) return null',
      to: '',
      test: 'tests/e2e/styles.spec.ts › a page whose code is loaded before its link is pressed does not take over the style sheet of the previous page',
    },
    {
      statement: AGAIN,
      file: 'web/src/app/wait-for-styles.ts',
      from: "  copy.removeAttribute('media')\n",
      to: '',
      test: 'web/src/app/wait-for-styles.test.ts › a style sheet without rules is loaded once more, and its copy takes its place',
    },
  ],
}
