// npm run policy: builds the site and writes its Content-Security-Policy into firebase.json.
// With --check, which `npm run check` runs, nothing is built or written: the hashes of the styles, which
// only a build knows, are taken as they stand, and all else must be what web/src/head/policy.ts says.

import { runnerImport } from 'vite'
import { root, shell } from './commands.mjs'
import { ADVICE, deployedPolicy, differences, hashesIn } from './deployed-policy.mjs'
import { Problem, run } from './problem.mjs'

await run(() => (process.argv.includes('--check') ? check() : write()))

function write() {
  return shell('npm run --silent build -w web', { ...process.env, POLICY: 'write' })
}

async function check() {
  /** @typedef {typeof import('../web/src/head/policy.ts')} Policy */
  const { module } = await runnerImport(`${root}web/src/head/policy.ts`)
  const { sitePolicy } = /** @type {Policy} */ (module)
  const deployed = deployedPolicy()
  const wanted = sitePolicy({
    scripts: hashesIn(deployed, 'script-src'),
    styles: hashesIn(deployed, 'style-src'),
  })
  const different = differences(deployed, wanted)
  if (different.length === 0 && deployed === wanted) return 0
  throw new Problem(['The policy in firebase.json differs:', ...different].join('\n'), ADVICE)
}
