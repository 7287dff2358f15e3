import type { Manifest, ManifestChunk } from 'vite'

/** The chunks of some source files and of all that they import, imports first; `importsOf` names what is followed. */
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
