import { askedToEnd, root, shell } from './commands.mjs'
import { portsFrom } from './ports.mjs'
import { Problem } from './problem.mjs'
import { setUp } from './setup.mjs'
import { requireFree, startSuite } from './suite.mjs'

/** @typedef {Awaited<ReturnType<typeof startSuite>>} Suite */

/**
 * Sets up, builds, brings the suite up, and takes it down again when `use` is done, when somebody
 * asks to end, or when a part of the suite ends by itself.
 * @param {(suite: Suite, ports: import('./ports.mjs').Ports) => Promise<number>} use resolves to an exit code
 * @returns {Promise<number>} that code; 130 when asked to end
 */
export async function withSuite(use) {
  const ports = portsFrom(process.env)
  await requireFree(ports)
  const tools = setUp(root)
  if (await shell('npm run --silent build')) throw new Problem('The build failed.', 'See above.')

  const asked = askedToEnd().then(() => 130)
  const suite = await startSuite({ root, ports, tools })
  const died = suite.ended.then(() => {
    throw new Problem('A part of the suite ended by itself.', `See ${suite.logFile}.`)
  })
  try {
    return await Promise.race([use(suite, ports), asked, died])
  } finally {
    died.catch(() => {})
    await suite.stop()
  }
}
