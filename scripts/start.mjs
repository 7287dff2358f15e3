// npm start: installs, builds and starts the whole local suite, and prints its addresses.
// npm run suite -- "<command>": runs a command instead, with the addresses in its environment, and
// ends with the command's exit code.

import { shell } from './shell.mjs'
import { run } from './user-error.mjs'
import { withSuite } from './with-suite.mjs'

const command = process.argv.slice(2).join(' ')

await run(() =>
  withSuite(async ({ env, logFile }) => {
    if (command) return shell(command, env)
    console.log(`
  Site        ${env.SITE_URL}    send a quote request from the first screen
  Inbox       ${env.INBOX_URL}    the agency's mail about it
  Firestore   http://${env.FIRESTORE_EMULATOR_HOST}
  Functions   ${env.FUNCTIONS_URL}
  Log         ${logFile}

  Ctrl-C ends everything.
`)
    // Never settles: withSuite ends the suite at Ctrl-C.
    return new Promise(() => {})
  }),
)
