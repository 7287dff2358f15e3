// The built function in a process of its own, as the platform runs it: sweeps until one finds nothing to do,
// and then says how long that took and how much memory the process had at its peak.

import { sweep } from '../../functions/dist/index.js'

const start = performance.now()
const sweeps = Number(process.argv[2])
for (let done = 0; done < sweeps; done++) await sweep.run(/** @type {any} */ ({}))
const seconds = Math.round((performance.now() - start) / 1000)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.send?.({ seconds, megabytes })
process.disconnect?.()
