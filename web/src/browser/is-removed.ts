/**
 * Whether a deployment has removed a file of this page's code from the server. A file's name changes with
 * each file that it imports, so a file that imports removed code is removed too.
 * @param file the `import.meta.url` of the importing file
 */
export function isRemoved(file: string): Promise<boolean> {
  const answer = fetch(file, { method: 'HEAD', cache: 'no-store' })
  return answer.then(({ status }) => status === 404).catch(() => false)
}
