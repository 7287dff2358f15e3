// moved.yaml: a tour or an article that is gone leaves a redirect, which stands in firebase.json.

import type { PostFile, TourFile } from './files.ts'
import type { Report } from './report.ts'
import type { YamlContent } from './schema.ts'

type Moved = YamlContent['moved.yaml']
/** A redirect of Firebase Hosting. */
export type Redirect = { source: string; destination: string; type: 301 }

/** The redirects of moved.yaml: a tour has its short address with its sheets, its number and its name below /tour-detail-one. */
function redirectsOf({ tours, articles }: Moved): (Redirect & { id: number })[] {
  const redirect = (id: number, source: string, destination: string) =>
    ({ id, source, destination, type: 301 }) as const
  return [
    ...tours.flatMap(({ id, slug, to }) => [
      redirect(id, `/${slug}{,/**}`, to),
      redirect(id, `/tour-detail-one/@(${id}|${slug})`, to),
    ]),
    ...articles.map(({ id, to }) => redirect(id, `/blog-detail/${id}`, to)),
  ]
}

type Site = {
  tours: readonly TourFile[]
  posts: readonly PostFile[]
  /** Those of firebase.json; null asks for none. */
  redirects: readonly Redirect[] | null
}

/** Reports a tour or an article that is gone without an entry, and an entry without its redirects. */
export function checkMoved(
  moved: Moved,
  { tours, posts, redirects }: Site,
  source: string,
  report: Report,
) {
  const lineOf = (words: string) =>
    source.split('\n').findIndex((line) => !line.startsWith('#') && line.includes(words)) + 1 || 1
  const targets = new Set([
    ...['/', '/grid', '/blogs'],
    ...tours.map(({ slug }) => `/${slug}`),
    ...posts.map(({ head }) => `/blog-detail/${head.id}`),
  ])
  for (const [kind, gone, files] of [
    ['tours', moved.tours, tours],
    ['articles', moved.articles, posts],
  ] as const) {
    const ids = new Set(files.map(({ head }) => head.id))
    for (const { id, to } of gone) {
      if (ids.has(id))
        report(lineOf(`id: ${id},`), `Number ${id} of the ${kind} has a file. Delete this entry.`)
      if (!targets.has(to))
        report(
          lineOf(to),
          `'${to}' is no page. Write the address of a tour or an article, /grid or /blogs.`,
        )
      ids.add(id)
    }
    for (let id = 1; id <= moved.published[kind]; id++) {
      if (!ids.has(id))
        report(
          source.split('\n').findIndex((line) => line.startsWith(`${kind}:`)) + 1,
          `Number ${id} of the ${kind} is gone. Add where its addresses lead now, as in the comment above, or bring the file back.`,
        )
    }
  }
  for (const { id, ...redirect } of redirectsOf(moved)) {
    const isThere = (each: Redirect) =>
      each.source === redirect.source && each.destination === redirect.destination
    if (redirects && !redirects.some(isThere))
      report(
        lineOf(`id: ${id},`),
        `firebase.json lacks this redirect. Add below "hosting", "redirects": ${JSON.stringify(redirect)}`,
      )
  }
}
