// Part of npm run check: checks the workflows of .github as GitHub's own editor does.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.mjs'
import { Problem, run } from './problem.mjs'
import { workflowMistakes } from './workflow-mistakes.mjs'

const folder = '.github/workflows'

await run(async () => {
  const files = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
  const mistakes = await Promise.all(
    files.map((file) => workflowMistakes(file, readFileSync(join(root, file), 'utf8'))),
  )
  if (mistakes.flat().length)
    throw new Problem(mistakes.flat().join('\n  '), 'Correct these lines.')
})
