import { withTimeout } from './with-timeout.ts'

const TIMEOUT_MS = 5_000

/**
 * Whether a deployment has removed a file of this page's code from the server; false without an answer. A file's name
 * changes with the files that it imports, so a file that imports removed code is removed too.
 * @param file the `import.meta.url` of the importing file
 */
export async function isRemoved(file: string): Promise<boolean> {
  return (await answerFor(file))?.status === 404
}

/**
 * Whether a reload would get code whose import has failed: the server has removed or has the file. A browser may keep a
 * failed import until the page is reloaded (https://github.com/whatwg/html/issues/6768), as Chromium 150 does.
 */
export async function reloadHelps(file: string): Promise<boolean> {
  const answer = await answerFor(file)
  const type = answer?.headers.get('content-type') ?? ''
  return answer?.status === 404 || type.includes('javascript')
}

function answerFor(file: string): Promise<Response | null> {
  const answer = fetch(file, { method: 'HEAD', cache: 'no-store' })
  return withTimeout(TIMEOUT_MS, answer).catch(() => null)
}
