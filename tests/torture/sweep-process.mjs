// Runs one sweep of the built function in its own process, as the platform does. Sends the time and the peak memory to
// the parent process (poison.test.ts).

const built = new URL('../../functions/dist/index.js', import.meta.url)
const { sweep } = await import(built.href)

const start = performance.now()
await sweep.run({})
const seconds = Math.round((performance.now() - start) / 1000)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.send?.({ seconds, megabytes })
process.disconnect?.()
