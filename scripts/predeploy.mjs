// Runs before each deployment of the site or the functions (`predeploy` in firebase.json). Stops a deployment to a real
// project while an address in brand/agency.yaml or functions/.env.<project id> is a placeholder.

import { functionValues, placeholdersOf, siteValues } from './deployment-values.mjs'
import { Problem, run } from './problem.mjs'

await run(async () => {
  // The Firebase CLI sets GCLOUD_PROJECT.
  const project = process.env.GCLOUD_PROJECT ?? ''
  const found = placeholdersOf(project, await siteValues(), functionValues(project) ?? {})
  if (found.length === 0) return
  throw new Problem(
    `These addresses are still placeholders (.example):\n    ${found.join('\n    ')}`,
    `Write the agency's own addresses; npm run ready -- --project ${project} says what else is missing.`,
  )
})
