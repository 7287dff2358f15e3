// npm run mutants: mutation tests. Breaks the code for each statement of docs/conformance.md, and runs the
// statement's test, which must fail. The run happens in a copy of the working tree, so that an interrupted
// run leaves no broken code behind. Arguments select sections, files or tests (npm run mutants -- 2.3
// hero.tsx). With --stryker, Stryker mutates submissions/ and functions/, and runs their unit tests.

import { rmSync } from 'node:fs'
import { root, shell } from './commands.mjs'
import { copyTree } from './mutants/copy.mjs'
import { run } from './problem.mjs'
import { quoted } from './quoted.mjs'
import { setUp } from './setup.mjs'

await run(async () => {
  setUp(root)
  const copy = copyTree(root)
  try {
    const words = process.argv.slice(2)
    const program = words.includes('--stryker')
      ? 'npx stryker run'
      : `node scripts/mutants/run.mjs ${words.map(quoted).join(' ')}`
    const command = `cd ${quoted(copy)} && ${program}`
    return await shell(command, { ...process.env, MUTANTS_FOLDER: copy })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
