// The built function in a process of its own, as the platform runs it: it sweeps so many times,
// and then says how long that took and how much memory the process had at its peak.

const built = new URL('../../functions/dist/index.js', import.meta.url)
const { sweep } = await import(built.href)

const start = performance.now()
const sweeps = Number(process.argv[2])
for (let done = 0; done < sweeps; done++) await sweep.run({})
const seconds = Math.round((performance.now() - start) / 1000)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.send?.({ seconds, megabytes })
process.disconnect?.()
