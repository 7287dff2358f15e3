import type { Manifest, ManifestChunk } from 'vite'

/**
 * The chunks of some source files, whose paths are relative to the root, and of all that they import, imports first.
 * @param importsOf the imports that are followed, by their names in the manifest: without it the static ones
 */
export function chunksOf(
  manifest: Manifest,
  sources: readonly string[],
  importsOf = ({ imports = [] }: ManifestChunk) => imports,
): ManifestChunk[] {
  const seen = new Set<string>()
  const visit = (name: string): ManifestChunk[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    return [...importsOf(chunk).flatMap(visit), chunk]
  }
  return sources.flatMap(visit)
}
