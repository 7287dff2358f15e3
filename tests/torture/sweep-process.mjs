// Runs a sweep of the built function, and sends its time and peak memory to poison.test.ts.

const built = new URL('../../functions/dist/index.js', import.meta.url)
const { sweep } = await import(built.href)

const start = performance.now()
await sweep.run({})
const seconds = Math.round((performance.now() - start) / 1000)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.send?.({ seconds, megabytes })
process.disconnect?.()
