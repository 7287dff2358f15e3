// poison.test.ts forks this file, which runs one sweep of the built function, as the platform does in a process of its own.
// Sends the time and the peak memory of the process to its parent.

const built = new URL('../../functions/dist/index.js', import.meta.url)
const { sweep } = await import(built.href)

const start = performance.now()
await sweep.run({})
const seconds = Math.round((performance.now() - start) / 1000)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.send?.({ seconds, megabytes })
process.disconnect?.()
