// npm run mutants: breaks the code statement by statement, and asks whether the tests notice. All of it
// happens in a copy of the working tree, so that nothing here is changed, whatever ends the run.
// Words choose sections, files or tests (npm run mutants -- 2.3 hero.tsx); with --stryker, Stryker breaks
// what unit tests hold of submissions/ and functions/.

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
