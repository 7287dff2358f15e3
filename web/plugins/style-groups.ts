// Which pages need which styles, read off the graph of modules: a page needs the style sheets that its code
// imports statically. Style sheets that the same kinds of pages need are one group.

/** A module's imports. */
type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }

export type Graph = {
  /** The module that every page loads. */
  entry: string
  importsOf: (id: string) => Imports
  isStyle: (id: string) => boolean
  /** The kind of a module that is imported dynamically: pages of one kind carry the same styles. */
  kindOf: (id: string) => string
}

/** Style sheets in the order of the cascade, and the kinds of pages that need them. */
export type StyleGroup = { kinds: readonly string[]; sheets: readonly string[] }

/**
 * The groups in the order of the cascade. The first group is what every page needs. A sheet comes after the
 * sheets of the files that its own file imports: what imports another file is needed by fewer kinds, or by
 * the same ones and is then sorted by the imports.
 */
export function styleGroups(graph: Graph): StyleGroup[] {
  const { order, roots } = walk(graph)
  const everywhere = sheetsOf(graph, graph.entry)
  const kinds = new Map<string, Set<string>>()
  for (const root of roots) {
    const kind = graph.kindOf(root)
    kinds.set(kind, new Set([...(kinds.get(kind) ?? []), ...sheetsOf(graph, root)]))
  }
  const groups = new Map<string, { kinds: string[]; sheets: string[] }>()
  for (const sheet of order.filter(graph.isStyle)) {
    const needing = [...kinds].filter(([, sheets]) => sheets.has(sheet)).map(([kind]) => kind)
    const users = everywhere.has(sheet) ? [] : needing.sort()
    const group = groups.get(users.join()) ?? { kinds: users, sheets: [] }
    group.sheets.push(sheet)
    groups.set(users.join(), group)
  }
  return [...groups.values()].sort((a, b) => width(b) - width(a) || compare(a.kinds, b.kinds))
}

/** The number of kinds that need a group; a group without kinds is for all. */
function width({ kinds }: StyleGroup): number {
  return kinds.length || Number.POSITIVE_INFINITY
}

function compare(a: readonly string[], b: readonly string[]): number {
  return a.join() < b.join() ? -1 : 1
}

/** All modules, each after those that it imports, and the modules that are imported dynamically. */
function walk({ entry, importsOf }: Graph): { order: string[]; roots: string[] } {
  const order = new Set<string>()
  const seen = new Set<string>()
  const roots = new Set<string>()
  visit(entry)
  for (const root of roots) visit(root)
  return { order: [...order], roots: [...roots] }

  function visit(id: string) {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds, dynamicallyImportedIds } = importsOf(id)
    for (const imported of importedIds) visit(imported)
    for (const imported of dynamicallyImportedIds) roots.add(imported)
    order.add(id)
  }
}

/** The style sheets that a module and its static imports import. */
function sheetsOf({ importsOf, isStyle }: Graph, root: string): Set<string> {
  const seen = new Set<string>()
  visit(root)
  return new Set([...seen].filter(isStyle))

  function visit(id: string) {
    if (seen.has(id)) return
    seen.add(id)
    for (const imported of importsOf(id).importedIds) visit(imported)
  }
}
