import { register } from 'node:module'
import { TextDocument } from 'vscode-languageserver-textdocument'

// A work-around: the package imports JSON without the attribute that Node asks for. An end:
// https://github.com/actions/languageservices/issues/387
const hook = `export const load = (url, context, next) =>
  next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
const { validate } = await import('@actions/languageservice')

/**
 * The mistakes in a workflow, each as "file:line message". The language service of GitHub's own
 * editor caches a file by its name.
 * @param {string} file
 * @param {string} text
 */
export async function workflowMistakes(file, text) {
  const found = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, text))
  return found.map(({ range, message }) => {
    const text = typeof message === 'string' ? message : message.value
    return `${file}:${range.start.line + 1} ${text.split('\n')[0]}`
  })
}
