// Which pages need which styles, computed from the graph of modules. A page needs the style sheets that its code
// imports statically. A style sheet that only modules below the first screen import need not be in the document.
// The style sheets that exactly the same kinds of pages need, all in the document or all in a file, form a group.

/** A module's imports. */
type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }

export type Graph = {
  /** The module that every page loads. */
  entry: string
  importsOf: (id: string) => Imports
  isStyle: (id: string) => boolean
  /** The kind of a module that is imported dynamically: pages of one kind carry the same styles. */
  kindOf: (id: string) => string
  /** Whether a module shows what is below the first screen. */
  isBelow: (id: string) => boolean
}

export type StyleGroup = {
  /** The kinds of pages that need the group; empty when all pages need it. */
  kinds: readonly string[]
  /** Those of `kinds` that need the group below the first screen only. */
  below: readonly string[]
  /** Style sheets in the order of the cascade. */
  sheets: readonly string[]
  /** The group's place in the cascade. Groups whose order does not matter share a level. */
  level: number
}

/**
 * The groups in the order of the cascade. The first group is what every page needs. A sheet comes after the
 * sheets of the files that its own file imports. To give this order, the groups are sorted by the number of kinds, the
 * most first, and groups below the first screen come last: a file is needed wherever its importers are needed. Within
 * a group the sheets are sorted by the imports of their files.
 */
export function styleGroups(graph: Graph): StyleGroup[] {
  const { order, roots } = walk(graph)
  const everywhere = needsOf(graph, [graph.entry])
  const kinds = [...new Set(roots.map(graph.kindOf))].map((kind) => {
    const modules = roots.filter((root) => graph.kindOf(root) === kind)
    return [kind, needsOf(graph, modules)] as const
  })
  const split = kinds.filter(([, { all, first }]) =>
    [...all].some((sheet) => !first.has(sheet) && !everywhere.all.has(sheet)),
  )
  const groups = new Map<string, Omit<StyleGroup, 'level'> & { sheets: string[] }>()
  for (const sheet of order.filter(graph.isStyle)) {
    const isEverywhere = everywhere.all.has(sheet)
    const needing = isEverywhere ? [] : named(kinds.filter(([, { all }]) => all.has(sheet)))
    const below = everywhere.first.has(sheet)
      ? []
      : named(
          split.filter(
            ([, { all, first }]) => (isEverywhere || all.has(sheet)) && !first.has(sheet),
          ),
        )
    const key = `${needing} ${below}`
    const group = groups.get(key) ?? { kinds: needing, below, sheets: [] }
    group.sheets.push(sheet)
    groups.set(key, group)
  }
  const sorted = [...groups.values()].sort(
    (a, b) =>
      width(b) - width(a) || compare(isBelow(a), isBelow(b)) || compare(nameOf(a), nameOf(b)),
  )
  const levels = [...new Set(sorted.map(levelOf))]
  return sorted.map((group) => ({ ...group, level: levels.indexOf(levelOf(group)) }))
}

function named(kinds: readonly (readonly [string, unknown])[]): string[] {
  return kinds.map(([kind]) => kind).sort()
}

/** The number of kinds that need a group; a group without kinds is for all pages. */
function width({ kinds }: Pick<StyleGroup, 'kinds'>): number {
  return kinds.length || Number.POSITIVE_INFINITY
}

const isBelow = ({ below }: Pick<StyleGroup, 'below'>) => below.length > 0
const nameOf = ({ kinds, below }: Omit<StyleGroup, 'level'>) => `${kinds} ${below}`
const levelOf = (group: Omit<StyleGroup, 'level'>) => `${width(group)} ${isBelow(group)}`

function compare<T extends string | boolean>(a: T, b: T): number {
  return Number(a > b) - Number(a < b)
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

/** The style sheets that some modules and their static imports import, and those of the first screen. */
function needsOf(graph: Graph, modules: readonly string[]) {
  return {
    all: sheetsOf(graph, modules, () => false),
    first: sheetsOf(graph, modules, graph.isBelow),
  }
}

function sheetsOf(
  { importsOf, isStyle }: Graph,
  modules: readonly string[],
  isLeftOut: (id: string) => boolean,
): Set<string> {
  const seen = new Set<string>()
  for (const id of modules) visit(id)
  return new Set([...seen].filter(isStyle))

  function visit(id: string) {
    if (seen.has(id) || isLeftOut(id)) return
    seen.add(id)
    for (const imported of importsOf(id).importedIds) visit(imported)
  }
}
