// npm run bench: what the first page costs, and how long a lead takes to the inbox. Figures only;
// what must hold is in the tests.

import { cpus } from 'node:os'
import { deliveryTimes } from './delivery-times.mjs'
import { firstLoad } from './first-load.mjs'

console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`)

const { scripts, firestore } = firstLoad()
console.table({
  'first JavaScript of Home': { 'kB gzip': scripts, limit: 90 },
  'Firestore’s chunk, fetched at a form': { 'kB gzip': firestore, limit: 35 },
})

const { median, slowest, count } = await deliveryTimes()
console.table({
  [`lead → inbox, median of ${count}, warm`]: { ms: median, limit: 1000 },
  'lead → inbox, slowest': { ms: slowest, limit: '' },
})
