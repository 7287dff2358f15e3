import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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
    // Renamed when complete, because another process may read the file meanwhile.
    writeFileSync(`${file}.${process.pid}`, made)
    renameSync(`${file}.${process.pid}`, file)
    return made
  }
}
