// npm run policy: builds the site and writes its Content-Security-Policy into firebase.json.
// With --check, which `npm run check` runs, the site is not built and nothing is written. The hashes of the
// styles, which only a build knows, are then taken from firebase.json, and the rest is compared.

import { shell } from './commands.mjs'
import { ADVICE, deployedPolicy, differences, hashesIn, hashOf } from './deployed-policy.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { Problem, run } from './problem.mjs'

await run(() => (process.argv.includes('--check') ? check() : write()))

function write() {
  return shell('npm run --silent build -w web', { ...process.env, POLICY: 'write' })
}

async function check() {
  const { sitePolicy } = /** @type {typeof import('../web/src/head/policy.ts')} */ (
    await importTypeScript('web/src/head/policy.ts')
  )
  const { bundleStartScript } = /** @type {typeof import('../web/plugins/start-script.ts')} */ (
    await importTypeScript('web/plugins/start-script.ts')
  )
  const deployed = deployedPolicy()
  const wanted = sitePolicy({
    scripts: [hashOf(await bundleStartScript())],
    styles: hashesIn(deployed, 'style-src'),
  })
  if (deployed === wanted) return 0
  const different = differences(deployed, wanted)
  throw new Problem(['The policy in firebase.json differs:', ...different].join('\n'), ADVICE)
}
