// The styles of what is seen first: the shell, and what every page begins with. They stand in each
// page, the same in all, so that one hash in firebase.json allows them. All styles together come in
// one file beside it, and what follows on the page waits for that unseen.

import base from './index.css?inline'

const parts = import.meta.glob<string>(
  [
    '../art/*-scene.module.css',
    '../components/{breadcrumb,page-header,picture,picture-header}.module.css',
    '../enquiry/enquiry.module.css',
    '../layout/*.module.css',
    '../pages/home/hero.module.css',
    '../pages/tour/tour-header.module.css',
    '!../layout/footer.module.css',
  ],
  { query: '?inline', import: 'default', eager: true },
)

// Seen after 5 seconds in any case: something may keep the script in index.html from running.
const UNTIL_STYLED = [
  '@keyframes at-last{to{visibility:visible}}',
  '@media (scripting:enabled){html:not([data-styled]){',
  '& :is(main,footer){visibility:hidden;animation:at-last 0s 5s forwards}',
  '& [data-first]{visibility:visible}}}',
].join('')

/** A font that would be fetched; the fallbacks are there already. */
const FETCHED_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** In the order of the layers, whichever the bundler puts first. */
export const critical = [
  '@layer reset,tokens,base,components,print;',
  base,
  ...Object.values(parts),
  UNTIL_STYLED,
]
  .join('')
  .replace(FETCHED_FONT, '')
