// Runs before each deployment (`predeploy` in firebase.json). Stops the deployment to a real project while an address
// of brand/agency.yaml or of functions/.env.<project id> is a placeholder.

import { functionValues, placeholdersOf, siteValues } from './deployment-values.mjs'
import { Problem, run } from './problem.mjs'

await run(async () => {
  // The Firebase CLI sets GCLOUD_PROJECT.
  const project = process.env.GCLOUD_PROJECT ?? ''
  const found = placeholdersOf(project, await siteValues(), functionValues(project) ?? {})
  if (found.length === 0) return
  throw new Problem(
    `These are still addresses of .example, which do not exist:\n    ${found.join('\n    ')}`,
    `Write the agency's own addresses; npm run ready -- --project ${project} says what else is missing.`,
  )
})
