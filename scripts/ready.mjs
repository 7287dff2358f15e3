// npm run ready -- --project <id or alias>: what a deployment to this project still needs. The exit
// code is 1 while something is missing. The Firebase CLI runs this before each deployment of the
// site or the functions (`predeploy` in firebase.json).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { importTypeScript } from './import-typescript.mjs'
import { sampleFiles } from './placeholders.mjs'
import { readiness } from './readiness.mjs'
import { projectId, root } from './shell.mjs'
import { Problem, run } from './user-error.mjs'

await run(async () => {
  // A preview sends nothing, and search engines do not list it.
  if (process.env.VITE_PREVIEW) return
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  // The Firebase CLI sets GCLOUD_PROJECT.
  const project = projectId(values.project ?? process.env.GCLOUD_PROJECT ?? '')
  if (!project)
    throw new Problem('No project is named.', 'npm run ready -- --project <id or alias>')
  const { compileOrThrow } = /** @type {typeof import('content/compiler/index.ts')} */ (
    await importTypeScript('content/compiler/index.ts')
  )
  const file = join(root, 'functions', `.env.${project}`)
  const { missing, byHand } = readiness({
    project,
    site: compileOrThrow(),
    samples: sampleFiles(join(root, 'content')),
    env: existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : null,
    firebaseJson: readFileSync(join(root, 'firebase.json'), 'utf8'),
  })
  for (const what of missing) console.log(`missing  ${what}`)
  if (values.project) for (const what of byHand) console.log(`by hand  see that ${what}`)
  return missing.length ? 1 : 0
})
