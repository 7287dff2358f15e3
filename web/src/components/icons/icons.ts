// The icons in use, under our own names. Each icon is imported from a file of its own: the index of
// the package would load 2,000 files.

import type { Shapes } from './icon.ts'

export { default as backIcon } from 'lucide/dist/esm/icons/arrow-left.mjs'
export { default as topIcon } from 'lucide/dist/esm/icons/arrow-up.mjs'
export { default as nightIcon } from 'lucide/dist/esm/icons/bed-double.mjs'
export { default as notificationIcon } from 'lucide/dist/esm/icons/bell.mjs'
export { default as guideIcon } from 'lucide/dist/esm/icons/book-open.mjs'
export { default as durationIcon } from 'lucide/dist/esm/icons/calendar-days.mjs'
export { default as includedIcon } from 'lucide/dist/esm/icons/check.mjs'
export { default as openIcon } from 'lucide/dist/esm/icons/chevron-down.mjs'
export { default as previousIcon } from 'lucide/dist/esm/icons/chevron-left.mjs'
export { default as nextIcon } from 'lucide/dist/esm/icons/chevron-right.mjs'
export { default as successIcon } from 'lucide/dist/esm/icons/circle-check.mjs'
export { default as questionIcon } from 'lucide/dist/esm/icons/circle-question-mark.mjs'
export { default as hoursIcon } from 'lucide/dist/esm/icons/clock.mjs'
export { default as cardIcon } from 'lucide/dist/esm/icons/credit-card.mjs'
export { default as priceIcon } from 'lucide/dist/esm/icons/indian-rupee.mjs'
export { default as languagesIcon } from 'lucide/dist/esm/icons/languages.mjs'
export { default as supportIcon } from 'lucide/dist/esm/icons/life-buoy.mjs'
export { default as signOutIcon } from 'lucide/dist/esm/icons/log-out.mjs'
export { default as mailIcon } from 'lucide/dist/esm/icons/mail.mjs'
export { default as menuIcon } from 'lucide/dist/esm/icons/menu.mjs'
export { default as pauseIcon } from 'lucide/dist/esm/icons/pause.mjs'
export { default as playIcon } from 'lucide/dist/esm/icons/play.mjs'
export { default as addIcon } from 'lucide/dist/esm/icons/plus.mjs'
export { default as printIcon } from 'lucide/dist/esm/icons/printer.mjs'
export { default as invoiceIcon } from 'lucide/dist/esm/icons/receipt-text.mjs'
export { default as distanceIcon } from 'lucide/dist/esm/icons/route.mjs'
export { default as settingsIcon } from 'lucide/dist/esm/icons/settings.mjs'
export { default as socialIcon } from 'lucide/dist/esm/icons/share-2.mjs'
export { default as lightIcon } from 'lucide/dist/esm/icons/sun.mjs'
export { default as profileIcon } from 'lucide/dist/esm/icons/user-round.mjs'
export { default as groupIcon } from 'lucide/dist/esm/icons/users-round.mjs'
export { default as closeIcon, default as excludedIcon } from 'lucide/dist/esm/icons/x.mjs'
export { Icon, type Shapes } from './icon.ts'

// Our own: with lucide’s, Home’s document is 0.3 kB heavier, and that of a list 0.4 kB (brotli 5).
export const darkIcon: Shapes = [['path', { d: 'M21 12a9 9 0 1 1-9-9 7 7 0 0 0 9 9' }]]
export const heartIcon: Shapes = [['path', { d: 'm12 21-9-9a5 5 0 0 1 9-6 5 5 0 0 1 9 6z' }]]
export const highestIcon: Shapes = [
  ['path', { d: 'm8 3 4 8 5-5 5 15H2z' }],
  ['path', { d: 'M4 15q4-2 8 0t8 0' }],
]
export const phoneIcon: Shapes = [
  [
    'path',
    { d: 'M5 3h3l2 5-2 2a12 12 0 0 0 6 6l2-2 5 2v3a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2' },
  ],
]
export const placeIcon: Shapes = [
  ['path', { d: 'M12 22q-8-7-8-12a8 8 0 0 1 16 0q0 5-8 12' }],
  ['circle', { cx: '12', cy: '10', r: '3' }],
]
export const starIcon: Shapes = [['path', { d: 'm12 2 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z' }]]
export const typeIcon: Shapes = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'm16 8-2 6-6 2 2-6z' }],
]
