import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { portsFrom } from '../scripts/ports.mjs'
import { answerPageStyles } from './plugins/answer-page-styles.ts'
import { appIcons } from './plugins/app-icons.ts'
import { compileOrThrow, content } from './plugins/content.ts'
import { cssConstants } from './plugins/css-constants.ts'
import { leanIcons } from './plugins/lean-icons.ts'
import { LICENCES, licences } from './plugins/licences.ts'
import { mapFiles } from './plugins/map-files.ts'
import { pictureFiles } from './plugins/picture-files.ts'
import { prerender } from './plugins/prerender.ts'
import { serviceWorker } from './plugins/service-worker.ts'
import { sheetStyles } from './plugins/sheet-styles.ts'
import { socialCards } from './plugins/social-cards.ts'
import { startScript } from './plugins/start-script.ts'

const hosting = `http://127.0.0.1:${portsFrom(process.env).hosting}`

const photographs = fileURLToPath(new URL('photographs/', import.meta.url))

export default defineConfig(() => {
  // First, because the site imports what the content is compiled to.
  const { appCheckSiteKey, brand, keepsTours } = compileOrThrow(import.meta.dirname)
  return {
    root: import.meta.dirname,
    plugins: [
      content(import.meta.dirname),
      react(),
      leanIcons(),
      pictureFiles(photographs),
      mapFiles(),
      socialCards(photographs, brand),
      appIcons(),
      answerPageStyles(),
      licences(),
      sheetStyles(),
      serviceWorker(keepsTours),
      startScript(),
      prerender(),
    ],
    define: {
      // react-18-image-lightbox reads `global`, which only Node has.
      global: 'globalThis',
      BUILD_YEAR: new Date().getFullYear(),
      BUILD_DAY: JSON.stringify(new Date().toISOString().slice(0, 10)),
      // A constant, so that the bundler drops App Check's code while there is no key.
      APP_CHECK_SITE_KEY: JSON.stringify(appCheckSiteKey),
    },
    css: {
      // `tour-card_heart` for .heart of tour-card.module.css.
      modules: {
        generateScopedName: (name: string, file: string) =>
          `${basename(file.replace(/\?.*/, ''), '.module.css')}_${name}`,
      },
      postcss: { plugins: [cssConstants] },
    },
    server: { proxy: { '/__/firebase': hosting } },
    build: {
      // For older targets Lightning CSS replaces light-dark() by variables that do not follow color-scheme.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      license: { fileName: LICENCES },
      rolldownOptions: {
        // A table of times that nobody reads at every build.
        checks: { bundlerTimings: false },
        // The value of an imported constant replaces its name, which is shorter.
        optimization: { inlineConst: true },
        output: {
          // What three or more pages share is one file: 10 to 17 files a page in place of 30 to 50, for 0 to 4 kB more.
          codeSplitting: {
            groups: [
              {
                name: 'common',
                minShareCount: 3,
                test: (id: string) =>
                  /\.(tsx?|m?js)$/.test(id) && !/src.(art|enquiry|pages)/.test(id),
              },
            ],
          },
          // Each page names the files of the fonts, and the part after the family says nothing to a browser.
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.replace(/-latin.*(?=\.woff2)/, '').replace(/\.\w+$/, '')}-[hash][extname]`,
        },
      },
      modulePreload: {
        polyfill: false,
        // start/load-code.ts loads a page's code when the page is idle; the HTML must not ask for it sooner.
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files),
      },
    },
  }
})
