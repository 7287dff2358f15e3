/** What the build writes as /kept/<slug>.json: the addresses of everything that a tour needs without a network. */
export type KeptList = {
  title: string
  /** Changes with every change of a file in the list. */
  version: string
  /** The size of all files together. */
  bytes: number
  /** The address of the entry script, whose name changes with any change of code. */
  entry: string
  /** The addresses of the pages, without .html. */
  documents: readonly string[]
  /** The addresses of all files, the pages included. */
  files: readonly string[]
}

export const listPath = (slug: string) => `/kept/${slug}.json`

/** The name of the cache with one version of a tour. */
export const cacheName = (slug: string, version: string) => `kept:${slug}:${version}`

/** The slug in the name of a cache; null for a cache of something else. */
export function slugOf(name: string): string | null {
  return /^kept:(.+):/.exec(name)?.[1] ?? null
}
