import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { compileOrThrow } from '../content/compiler/index.ts'
import { unbrokenFigures } from '../content/src/line-breaks.ts'
import { drawnFolder, drawPictures } from '../pictures/build.mjs'
import { portsFrom } from '../scripts/ports.mjs'
import { startScript } from './plugins/classic-scripts.ts'
import { cssConstants } from './plugins/css-constants.ts'
import { LICENCES } from './plugins/licences.ts'
import { prerender, SHEET_STYLES } from './plugins/prerender.ts'
import { watchContentAndPictures } from './plugins/watch-content-and-pictures.ts'

// First, because pictures and pages import what the content is compiled to.
const { appCheckSiteKey, keepsTours } = compileOrThrow()
await drawPictures()

const sheets = readdirSync(join(import.meta.dirname, 'src'), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.module.css'))
  .sort()

/** The day of the build, in UTC: `2027-04-03`. */
const BUILD_DAY = JSON.stringify(new Date().toISOString().slice(0, 10))

// Few files, because each that a page imports is needed to bring the page, and so its form, alive.
// What the entry imports, what three or more pages share, the seldom visited pages with a poster,
// what all forms share, what parts of a tour share, and Home, whose carousel About shares, are one
// file each. Separate files: 2 kB more of code, 0.5 kB more of a document (brotli 5). With the
// poster in the shared file, every page would load 0.5 kB more of styles.
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', tags: ['$initial'], test: /((?<!client)\.(tsx?|m?js)|styles.index\.css)$/ },
  {
    name: 'common',
    minShareCount: 3,
    test: /^(?!.*(pictures.src|src.(enquiry|pages|components.poster))).*\.(tsx?|m?js)$/,
  },
  { name: 'posters', test: /src.(components.poster|pages.(countdown|not-found)).*\.tsx?$/ },
  { name: 'form', test: /src.enquiry.(?!app-check|firestore|finish-on|values-from).*\.tsx?$/ },
  { name: 'tour', minShareCount: 2, test: /(src.pages.tour|content.src).*\.(tsx?|css)$/ },
  {
    name: 'home',
    test: /src.(pages.home|components.(carousel.(?!.*track)|section-heading)).*\.tsx?$/,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  publicDir: drawnFolder,
  plugins: [
    watchContentAndPictures(),
    // Each number beside its unit, on the pages only: other programs and tests read plain spaces.
    {
      name: 'unbroken-figures',
      transform: { filter: { id: /content.compiled/ }, handler: unbrokenFigures },
    },
    react(),
    startScript({ BUILD_DAY }),
    prerender(keepsTours),
  ],
  define: {
    // react-18-image-lightbox reads `global`, which only Node has.
    global: 'globalThis',
    BUILD_DAY,
    // A constant, so that the bundler drops App Check's code while there is no key.
    APP_CHECK_SITE_KEY: JSON.stringify(appCheckSiteKey),
  },
  css: {
    // `heart9` for .heart of the ninth style sheet: documents are 0.15 kB lighter (brotli 5) than with names of files.
    modules: {
      generateScopedName: (name: string, file: string) =>
        name + sheets.findIndex((sheet) => file.replace(/\?.*/, '').endsWith(sheet)),
    },
    postcss: { plugins: [cssConstants] },
  },
  server: { proxy: { '/__/firebase': `http://127.0.0.1:${portsFrom(process.env).hosting}` } },
  build: {
    // For older targets Lightning CSS replaces light-dark() by variables that do not follow color-scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    license: { fileName: LICENCES },
    rolldownOptions: {
      // Prints no warning about the bundler's times.
      checks: { bundlerTimings: false },
      // The value of an imported constant replaces its name: 0.5 kB of code less.
      optimization: { inlineConst: true },
    },
    modulePreload: {
      polyfill: false,
      // The start script loads a page's code (loading/start/index.ts); the HTML must not ask for the code sooner.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
  },
  builder: {},
  environments: {
    ssr: { build: { outDir: 'dist-server', rolldownOptions: { input: 'src/app/server.tsx' } } },
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // The styles of the printed sheets and of the answer page are files of their own.
          input: { index: 'index.html', sheet: SHEET_STYLES, answer: 'src/styles/answer-page.css' },
          output: {
            codeSplitting: { groups },
            // No names, because ad blockers block names such as `social-links`; the x, because they block `/ad300` too.
            hashCharacters: 'hex',
            entryFileNames: 'assets/x[hash].js',
            chunkFileNames: 'assets/x[hash].js',
            // The functions' answer page links to /answer.css, because it cannot know a hash.
            assetFileNames: ({ names: [name] }) =>
              name === 'answer.css' ? name : 'assets/x[hash][extname]',
          },
        },
      },
    },
  },
})
