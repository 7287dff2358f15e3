// npm run ready -- --project <id or alias>: what a first deployment to this project still needs. The exit
// code is 1 while something is missing.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './commands.mjs'
import {
  functionParameters,
  functionValues,
  sampleFiles,
  siteValues,
} from './deployment-values.mjs'
import { Problem, run } from './problem.mjs'
import { readiness } from './readiness.mjs'

await run(async () => {
  const { values } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } })
  if (!values.project) {
    throw new Problem('No project is named.', 'npm run ready -- --project <id or alias>')
  }
  // An alias is in .firebaserc; another name is an id.
  const { projects } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8'))
  const project = projects[values.project] ?? values.project
  const cli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const args = ['functions:secrets:get', 'SMTP_PASSWORD', '--project', project]
  // The status is 0 if the password is stored; the Firebase CLI also fails while nobody is logged in.
  const { status } = spawnSync(process.execPath, [cli, ...args, '--non-interactive'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 60_000,
  })
  const { missing, byHand } = readiness({
    project,
    site: await siteValues(),
    samples: sampleFiles(),
    env: functionValues(project),
    parameters: await functionParameters(),
    firebaseJson: readFileSync(join(root, 'firebase.json'), 'utf8'),
    passwordIsStored: status === 0,
  })
  for (const what of missing) console.log(`missing  ${what}`)
  for (const what of byHand) console.log(`by hand  see that ${what}`)
  return missing.length ? 1 : 0
})
