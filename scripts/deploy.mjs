// npm run deploy -- --project <id or alias>: deploys rules, indexes and functions, and then the
// site. Each step first asks ready.mjs (`predeploy` in firebase.json). After a failure, says what
// is online.

import { parseArgs } from 'node:util'
import { shell } from './shell.mjs'
import { Problem, run } from './user-error.mjs'

/** Each step with what is online if the step fails. */
const STEPS = [
  [
    'npx firebase deploy --only firestore,functions',
    'The site from before is online. The rules and the functions that are complete above are new.',
  ],
  [
    'npx firebase deploy --only hosting',
    'The rules and the functions are new. The site from before is online.',
  ],
]

await run(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  if (!values.project)
    throw new Problem('No project is named.', 'npm run deploy -- --project <id or alias>')
  for (const [command, online] of STEPS) {
    if (await shell(`${command} --project ${values.project}`))
      throw new Problem(
        `${command} has failed. ${online}`,
        'Correct what is named above, and deploy again.',
      )
  }
})
