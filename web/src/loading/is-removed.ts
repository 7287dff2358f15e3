import { withTimeout } from './with-timeout.ts'

const TIMEOUT_MS = 5_000

/**
 * Whether a deployment has removed a file of this page's code from the server; false without an answer. A file's name
 * changes with the files that it imports, so a file that imports removed code is removed too.
 * @param file the `import.meta.url` of the importing file
 */
export function isRemoved(file: string): Promise<boolean> {
  const answer = fetch(file, { method: 'HEAD', cache: 'no-store' })
  return withTimeout(TIMEOUT_MS, answer).then(
    ({ status }) => status === 404,
    () => false,
  )
}
