import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { portsFrom } from '../scripts/ports.mjs'
import { answerPage } from './plugins/answer-page.ts'
import { appIcons } from './plugins/app-icons.ts'
import { className, shortClassName } from './plugins/class-names.ts'
import { cssConstants } from './plugins/css-constants.ts'
import { layersFirst } from './plugins/layers.ts'
import { pictures } from './plugins/pictures.ts'
import { prerender } from './plugins/prerender.ts'
import { socialCards } from './plugins/social-cards.ts'
import { startScript } from './plugins/start-script.ts'
import { appCheckSiteKey } from './src/site.ts'

const hosting = `http://127.0.0.1:${portsFrom(process.env).hosting}`

const photographs = fileURLToPath(new URL('photographs/', import.meta.url))

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    pictures(photographs),
    socialCards(photographs),
    appIcons(),
    answerPage(),
    layersFirst(),
    startScript(),
    prerender(),
  ],
  // The lightbox speaks of `global`.
  define: {
    global: 'globalThis',
    BUILD_YEAR: new Date().getFullYear(),
    // A constant, so that App Check's code is not even built while it is off.
    APP_CHECK_SITE_KEY: JSON.stringify(appCheckSiteKey),
  },
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassName : className },
    postcss: { plugins: [cssConstants] },
  },
  server: { proxy: { '/__/firebase': hosting } },
  build: {
    // Older targets turn light-dark() into variables that do not follow color-scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // One sheet of styles, which the prerenderer puts into every page.
    cssCodeSplit: false,
    rolldownOptions: {
      // A constant that several files import costs no bytes in them.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          // What pages share comes in one file: small ones compress badly and queue.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
            },
            {
              name: 'common',
              // Not the pictures' own words, nor what Home does without.
              test: /lucide-react|src\/(site|routes|lazy-value|with-timeout|layout|browser|art|content\/(catalogue|blog)|components\/(?!described|picture-header|lightbox|overlay))/,
              minShareCount: 2,
            },
            // What both forms share, but for what comes when a form is touched, and what is needed only
            // on return to a send that was cut off.
            {
              name: 'enquiry',
              test: /src\/enquiry\/(?!firestore|app-check|finish)|submissions\/src\/(?!validate)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // The script in index.html asks for a page's code when the page is idle.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
  },
}))
