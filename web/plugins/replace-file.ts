import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file as a whole: whoever reads meanwhile gets the old content or the new one, also after a crash. */
export function replaceFile(file: string, content: string | Uint8Array) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
