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

const UNTIL_STYLED = [
  '@media (scripting:enabled){html:not([data-styled]){',
  '& :is(main,footer){visibility:hidden}',
  '& [data-first]{visibility:visible}}}',
].join('')

/** In the order of the layers, whichever the bundler puts first. */
export const critical = [
  '@layer reset,tokens,base,components,print;',
  base,
  ...Object.values(parts),
  UNTIL_STYLED,
].join('')
