// Part of npm run check: checks the workflows of .github, or of a named folder, with the language
// service of GitHub's own editor.

import { readdirSync, readFileSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { root } from './shell.mjs'
import { Problem, run } from './user-error.mjs'

// A work-around: the package imports JSON without the attribute that Node asks for. An end:
// https://github.com/actions/languageservices/issues/387
const hook = `export const load = (url, context, next) =>
  next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
const { validate } = await import('@actions/languageservice')

const folder = process.argv[2] ?? join(root, '.github/workflows')

await run(async () => {
  const mistakes = await Promise.all(
    readdirSync(folder).map(async (name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const found = await validate(TextDocument.create(`file:///${name}`, 'yaml', 1, text))
      return found.map(({ range, message }) => {
        const words = typeof message === 'string' ? message : message.value
        return `${name}:${range.start.line + 1} ${words.split('\n')[0]}`
      })
    }),
  )
  if (mistakes.flat().length)
    throw new Problem(mistakes.flat().join('\n  '), 'Correct these lines.')
})
