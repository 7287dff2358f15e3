// The chunks for code that several pages share. Many small files compress badly and wait for each other on a slow
// connection, so code that most visits need is one chunk, `common`. Code that Home does not need is in `common` only if
// the code is small.

import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const web = fileURLToPath(new URL('..', import.meta.url))

/** `own`: the bundler puts the file into a chunk with other files that the same pages import. */
type Chunk = 'common' | 'enquiry' | 'words' | 'tour' | 'own'

// biome-ignore format: a table
const shared: readonly (readonly [file: string, chunk: Chunk, reason: string])[] = [
  ['src/routes.ts',                           'common',  'the shell matches every address'],
  ['src/content/catalogue.ts',                'common',  'the routes have an entry for every tour'],
  ['src/head/titles.ts',                      'common',  'a followed link changes the title of the tab'],
  ['src/content/price-per-day.ts',            'common',  'cards of tours'],
  ['src/content/dates.ts',                    'common',  'small, and on tours and articles'],
  ['src/content/in-india.ts',                 'common',  'cards of tours, and most figures'],
  ['src/content/compiled/tours.ts',           'common',  'the routes have an entry for every tour'],
  ['src/content/blog.ts',                     'common',  'the routes have an entry for every article'],
  ['src/content/compiled/posts.ts',           'common',  'the routes have an entry for every article'],
  ['src/content/compiled/site.ts',            'common',  'the shell shows the agency’s facts'],
  ['src/lazy-value.ts',                       'common',  'the shell loads every page with it'],
  ['src/offline/show-lost-network.ts',        'common',  'the shell, and the button that keeps a tour'],
  ['src/app/load-chunk.ts',                   'common',  'around each dynamic import'],
  ['src/with-timeout.ts',                     'common',  'loading a page has a time limit'],
  ['src/browser/use-hydrated.ts',             'common',  'the shell replays early presses with it'],
  ['src/start/is-alive.ts',                   'common',  'the shell, and pages with styles in a file'],
  ['src/browser/preferences.ts',              'common',  'the shell switches theme and direction'],
  ['src/layout/contact-links.tsx',            'common',  'in the shell and on Contact'],
  ['src/layout/social-links.tsx',             'common',  'in the shell and beside articles'],
  ['src/components/draw-icon.ts',             'common',  'draws every icon'],
  ['src/components/brand-icons.tsx',          'common',  'in the shell and on two pages'],
  ['src/components/failure-boundary.tsx',     'common',  'around the lightbox and every page'],
  ['src/components/static-form.tsx',          'common',  'in the shell and on 14 pages'],
  ['src/components/without-scripts.tsx',      'common',  'in every form'],

  ['src/components/picture.tsx',              'common',  'Home, and nearly every page'],
  ['src/components/tour-card.tsx',            'common',  'Home and the listings'],
  ['src/components/post-teaser.tsx',          'common',  'Home and the blog'],
  ['src/components/accordion.tsx',            'common',  'Home, tours, questions, terms'],
  ['src/components/inert.tsx',                'common',  'Home and six other pages'],
  ['src/components/below-first-screen.tsx',   'common',  'Home, tours'],
  ['src/components/lazily-hydrated.tsx',      'common',  'the footer, and below most first screens'],
  ['src/components/gate.ts',                  'common',  'the footer, and below most first screens'],
  ['src/components/section-heading.tsx',      'common',  'Home and About'],
  ['src/components/carousel.tsx',             'common',  'Home and About'],
  ['src/components/carousel-row.tsx',         'common',  'the carousel'],
  ['src/components/carousel-code.ts',         'common',  'the carousel'],
  ['src/components/carousel-timing.ts',       'common',  'the carousel'],
  ['src/browser/use-css-number.ts',           'common',  'the carousel'],
  ['src/browser/load-again-online.ts',        'common',  'the carousel, and parts that load later'],
  ['src/browser/use-in-view.ts',              'common',  'the carousel, Home’s counters'],
  ['src/browser/use-page-visible.ts',         'common',  'the carousel'],
  ['src/browser/use-media-query.ts',          'common',  'the carousel, the lightbox'],
  ['src/art/ridge.ts',                        'common',  'Home’s hero and the scene above most pages'],
  ['src/art/displace.ts',                     'common',  'the ridges'],

  ['src/art/header-scene.tsx',                'common',  'small, and above ten pages'],
  ['src/components/page-header.tsx',          'common',  'small, and on ten pages'],
  ['src/components/breadcrumb.tsx',           'common',  'small, and on 14 pages'],
  ['src/components/cropped.tsx',              'common',  'small, and on nine pages'],
  ['src/content/focal-points.ts',             'common',  'the subjects of pictures that are cropped'],
  ['src/components/side-columns.tsx',         'common',  'small, and on seven pages'],
  ['src/components/map-frame.tsx',            'common',  'small, and on listings, tours, Contact'],
  ['src/components/comment-form.tsx',         'common',  'small, and on tours and articles'],
  ['src/components/pager.tsx',                'common',  'small, and on listings and the blog'],
  ['src/components/poster.tsx',               'common',  'small, and on three pages'],
  ['src/components/scripted-button.tsx',      'common',  'small, and on two pages'],
  ['src/content/road-figures.ts',             'common',  'small, and on tours and the comparison'],
  ['src/components/link-look.ts',             'common',  'small, and on three pages'],
  ['src/browser/focus-instead.ts',            'common',  'small, and for carousels and parts of tours'],
  ['src/browser/is-removed.ts',               'common',  'small, and in the code of every page'],
  ['src/browser/after-press.ts',              'common',  'small, and for carousels and listings'],
  ['src/browser/use-now.ts',                  'common',  'small, and on two pages'],

  ['src/enquiry/quote-form.tsx',              'enquiry', 'Home and the listings'],
  ['src/enquiry/use-enquiry.ts',              'enquiry', 'both forms'],
  ['src/enquiry/send.ts',                     'enquiry', 'both forms'],
  ['src/enquiry/load-store.ts',               'enquiry', 'both forms'],
  ['src/enquiry/locks.ts',                    'enquiry', 'both forms'],
  ['src/enquiry/document-id.ts',              'enquiry', 'both forms'],
  ['src/enquiry/drafts.ts',                   'enquiry', 'both forms'],
  ['src/enquiry/fill-in.ts',                  'enquiry', 'both forms'],
  ['src/enquiry/form-field.tsx',              'enquiry', 'both forms'],
  ['src/enquiry/other-ways.tsx',              'enquiry', 'both forms'],
  ['src/enquiry/outcome-message.tsx',         'enquiry', 'both forms'],
  ['src/enquiry/submit-button.tsx',           'enquiry', 'both forms'],
  ['../submissions/src/fields.ts',            'enquiry', 'both forms'],

  ['src/art/map/stretches.ts',                'tour',    'the tour and its lazy ride'],
  ['src/pages/tour/profile.ts',               'tour',    'the tour and its lazy ride'],
  ['src/pages/tour/description.tsx',          'tour',    'the tour and its sample'],
  ['src/pages/tour/gallery.tsx',              'tour',    'the tour and its sample'],
  ['src/pages/tour/item-list.tsx',            'tour',    'the tour and its sample'],
  ['src/pages/tour/tour-section.tsx',         'tour',    'the tour and its sample'],
  ['src/pages/tour/tour-body.tsx',            'tour',    'the tour and its sample'],
  ['src/pages/tour/tour-facts.tsx',           'tour',    'the tour and its sample'],
  ['src/pages/tour/tour-header.tsx',          'tour',    'the tour and its sample'],
  ['src/pages/tour/ask.ts',                   'tour',    'the tour and its parts that load later'],
  ['src/pages/tour/unbroken.ts',              'tour',    'the tour and its sample'],
  ['src/content/departures.ts',               'tour',    'the tour and its parts that load later'],
  ['src/content/prices.ts',                   'tour',    'the tour and its parts that load later'],
  ['src/content/compiled/prices.ts',          'tour',    'the tour and its parts that load later'],
  ['src/pages/tour/departure-list.tsx',       'tour',    'the tour and its parts that load later'],
  ['src/pages/tour/upcoming.ts',              'tour',    'the tour and its parts that load later'],

  ['src/content/pictures.ts',                 'words',   '10 kB of words, which Home does without'],
  ['src/components/described-picture.tsx',    'words',   'comes with the words of the pictures'],
  ['src/components/picture-header.tsx',       'own',     'comes with the words of the pictures'],
  ['src/components/lightbox.tsx',             'own',     'three pages, not Home'],
  ['src/components/overlay.tsx',              'own',     'six pages, not Home'],
  ['src/content/account/user.ts',             'own',     'the sample account’s pages'],
  ['src/pages/account/account-layout.tsx',    'own',     'the sample account’s pages'],
  ['src/pages/account/digits.ts',             'own',     'the sample account’s pages'],
  ['src/pages/sign-in/sign-in-layout.tsx',    'own',     'the pages of signing in'],
  ['src/pages/countdown/countdown.ts',        'own',     'the two countdowns'],
  ['src/content/countdowns.ts',               'own',     'the two countdowns'],
  ['src/pages/help/help-trail.ts',            'own',     'the help centre'],
  ['src/content/compiled/legal.ts',           'own',     'the two legal pages'],
  ['src/pages/legal/legal-sections.tsx',      'own',     'the two legal pages'],
  ['src/content/roads.ts',                    'own',     'the parts of the tour that load later'],
  ['src/pages/tour/ride/sun.ts',              'own',     'the parts of the tour that load later'],
]

const chunkOf = new Map(shared.map(([file, chunk]) => [join(web, file), chunk]))

/** The paths of all files in the table. */
export const listed = [...chunkOf.keys()]

/** Rolldown's `codeSplitting.groups`. A style sheet goes into the chunk of the file that imports it. */
export const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'common',
    // An icon that only one page imports stays in the chunk of that page. The sheets of src/styles belong here, because
    // otherwise every page would load the chunk of the form, which imports such a sheet too.
    test: (id: string) =>
      chunkOf.get(id) === 'common' ||
      id.includes('/lucide-react/') ||
      /\/src\/styles\/[^/]+\.css$/.test(id),
    minShareCount: 2,
  },
  { name: 'enquiry', test: (id: string) => chunkOf.get(id) === 'enquiry' },
  { name: 'words', test: (id: string) => chunkOf.get(id) === 'words' },
  {
    name: 'tour',
    // Otherwise a CSS module that both the page and a part that loads later import is a chunk of its own.
    test: (id: string) =>
      chunkOf.get(id) === 'tour' || /\/src\/pages\/tour\/[^/]+\.module\.css$/.test(id),
    minShareCount: 2,
  },
]

/**
 * Fails the build unless the table lists exactly the files of this repository that several chunks import,
 * so that renaming a file, or sharing another one, cannot change the chunks unnoticed.
 */
export function sharedCodeIsListed(): Plugin {
  return {
    name: 'shared-code-is-listed',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const faults = faultsOf(chunks)
      if (faults.length > 0)
        throw new Error(['Correct the table in plugins/chunks.ts:', ...faults].join('\n'))
    },
  }
}

type BuiltChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>

/** The differences between the table and the built chunks, one line for each file. */
export function faultsOf(chunks: readonly BuiltChunk[]): string[] {
  const found = sharedFiles(chunks)
  return [
    ...found
      .filter((id) => !chunkOf.has(id))
      .map((id) => `shared, but not listed: ${relative(web, id)}`),
    ...listed
      .filter((id) => !found.includes(id))
      .map((id) => `listed, but not shared: ${relative(web, id)}`),
  ]
}

/** The files of this repository in chunks that other chunks import. */
function sharedFiles(chunks: readonly BuiltChunk[]): string[] {
  const imported = new Set(chunks.flatMap(({ imports }) => imports))
  return chunks
    .filter(({ fileName }) => imported.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => /\.tsx?$/.test(id) && !id.includes('/node_modules/'))
}
