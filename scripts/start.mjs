// npm start: installs, builds and starts the whole local suite, and prints its addresses.

import { run } from './problem.mjs'
import { withSuite } from './with-suite.mjs'

/** Never settles: withSuite ends the suite at Ctrl-C. */
const never = new Promise(() => {})

await run(async () => {
  await withSuite(async ({ env, logFile }) => {
    console.log(`
  Site        ${env.SITE_URL}    send a quote request from the first screen
  Inbox       ${env.INBOX_URL}    the agency's mail about it
  Firestore   http://${env.FIRESTORE_EMULATOR_HOST}
  Functions   ${env.FUNCTIONS_URL}
  Log         ${logFile}

  Ctrl-C ends everything.
`)
    return /** @type {Promise<never>} */ (never)
  })
})
