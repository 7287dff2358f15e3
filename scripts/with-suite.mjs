import { portsFrom, requireFree } from './ports.mjs'
import { setUp } from './setup.mjs'
import { askedToEnd, shell } from './shell.mjs'
import { startSuite } from './suite.mjs'
import { Problem } from './user-error.mjs'

/** @typedef {Awaited<ReturnType<typeof startSuite>>} Suite */

/**
 * Sets up, builds and starts the suite. Stops the suite when `use` is done, at Ctrl-C, SIGTERM or
 * SIGHUP, or when a part of the suite ends unexpectedly.
 * @param {(suite: Suite, ports: import('./ports.mjs').Ports) => Promise<number>} use resolves to an exit code
 * @returns {Promise<number>} the exit code of `use`; 130 after one of these signals
 */
export async function withSuite(use) {
  const ports = portsFrom(process.env)
  await requireFree(ports)
  const tools = setUp()
  console.error('Building the functions …')
  await build('functions')

  // The emulators read the functions when they start, and the site only when a page is asked for.
  console.error('Building the site and starting the emulators …')
  const asked = askedToEnd()
  const [site, started] = await Promise.allSettled([build('web'), startSuite(ports, tools)])
  if (started.status === 'rejected') throw started.reason
  const suite = started.value
  if (site.status === 'rejected') {
    await suite.stop()
    throw site.reason
  }
  const died = suite.ended.then(() => {
    throw new Problem('A part of the suite ended unexpectedly.', `See ${suite.logFile}.`)
  })
  try {
    const code = await Promise.race([use(suite, ports), asked, died])
    if (code && code !== 130) console.error(`\nThe emulators’ log: ${suite.logFile}`)
    return code
  } finally {
    died.catch(() => {})
    await suite.stop()
  }
}

/** @param {'functions' | 'web'} workspace */
async function build(workspace) {
  if (await shell(`npm run --silent build -w ${workspace}`))
    throw new Problem('The build failed.', 'See above.')
}
