import { relative } from 'node:path'
import type { Rolldown } from 'vite'

export type Built = Rolldown.RolldownOutput['output']

/** The chunk that was built from a source file, whose path is relative to `root`; fails if there is none. */
export function chunkOf(built: Built, root: string, source: string): Rolldown.OutputChunk {
  const chunk = built.find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' &&
      file.facadeModuleId !== null &&
      relative(root, file.facadeModuleId) === source,
  )
  if (!chunk) throw new Error(`The build has no ${source}`)
  return chunk
}
