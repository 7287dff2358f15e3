// npm run content: checks and compiles content/ and brand/agency.yaml, checks the names of the
// photographs, and prints the mistakes.
//   --github  also prints the mistakes as annotations of a pull request; always within GitHub Actions
//   --open    the facts that the agency has to confirm, and the placeholders that it has to replace

import { importTypeScript } from './import-typescript.mjs'
import { placeholdersIn } from './placeholders.mjs'
import { Problem, run } from './user-error.mjs'

await run(async () => {
  const { compileContent } = /** @type {typeof import('content/compiler/index.ts')} */ (
    await importTypeScript('content/compiler/index.ts')
  )
  const { mistakes, annotations, agency, open } = compileContent()
  if (process.argv.includes('--open')) {
    const addresses = placeholdersIn(agency ?? {}).map(
      (name) => `brand/agency.yaml  ${name} is a placeholder`,
    )
    if (!agency) console.error('Correct agency.yaml first: its placeholders are not listed.')
    console.log([...open, ...addresses].join('\n'))
  }
  if (process.env.GITHUB_ACTIONS || process.argv.includes('--github'))
    for (const annotation of annotations) console.log(annotation)
  if (mistakes) {
    console.error(`\n✗ ${mistakes}\n`)
    return 1
  }
  const { photographFolder, photographsIn } =
    /** @type {typeof import('pictures/photographs.ts')} */ (
      await importTypeScript('pictures/src/photographs.ts')
    )
  try {
    photographsIn(photographFolder)
  } catch (error) {
    throw new Problem(
      `pictures/photographs: ${error instanceof Error ? error.message : error}`,
      'pictures/photographs/README.md says which files a photograph may be.',
    )
  }
  console.log('✓ content/ has no mistakes, and is compiled.')
})
