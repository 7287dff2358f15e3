import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replaceFile } from './replace-file.ts'

const folder = fileURLToPath(new URL('../../node_modules/.cache/images/', import.meta.url))

/** The image that `make` creates from these inputs; read from the cache if an earlier build has created it. */
export async function cached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  const file = folder + hash.digest('hex')
  try {
    return readFileSync(file)
  } catch {
    const made = await make()
    mkdirSync(folder, { recursive: true })
    replaceFile(file, made)
    return made
  }
}
