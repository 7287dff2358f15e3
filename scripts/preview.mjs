// npm run preview -- --project <id or alias> --channel <name>: builds the site with closed forms,
// and puts it on a preview channel of Hosting for two weeks. In a workflow, the step's output `url` is
// the address.

import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root } from './commands.mjs'
import { preview } from './online.mjs'
import { run } from './problem.mjs'

await run(async () => {
  const options = /** @type {const} */ ({
    project: { type: 'string' },
    channel: { type: 'string' },
  })
  const { project, channel } = parseArgs({ options }).values
  const url = preview(project, channel, (command, env) => {
    const { status, stdout } = spawnSync(command, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: true,
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
    })
    process.stdout.write(stdout)
    return { status, stdout }
  })
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${url}\n`)
})
