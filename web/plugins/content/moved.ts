// moved.yaml: a tour or an article that is gone leaves a redirect, which stands in firebase.json.

import type { ContentFiles, PostFile, TourFile } from './files.ts'
import { lineOf, lineWith, type ReportIn, reportWrong } from './report.ts'
import type { YamlContent } from './schema.ts'

/** A redirect of Firebase Hosting. */
export type Redirect = { source: string; destination: string; type: 301 }

type Site = {
  moved: YamlContent['moved']
  tours: readonly TourFile[]
  posts: readonly PostFile[]
  /** Those of firebase.json; null asks for none. */
  redirects: readonly Redirect[] | null
}

/** Reports a tour or an article that is gone without an entry, and an entry without its redirects. */
export function checkMoved(
  { moved, tours, posts, redirects }: Site,
  sources: ContentFiles,
  reportIn: ReportIn,
) {
  const source = sources.get('moved.yaml') ?? ''
  const report = reportIn('moved.yaml')
  const targets = new Set([
    ...['/', '/grid', '/blogs'],
    ...tours.map(({ slug }) => `/${slug}`),
    ...posts.map(({ head }) => `/blog-detail/${head.id}`),
  ])
  const files = { tours, articles: posts }
  for (const kind of ['tours', 'articles'] as const) {
    const ids = new Set(files[kind].map(({ head }) => head.id))
    for (const { id, to } of moved[kind]) {
      // biome-ignore format: a table
      reportWrong(report, [
        [ids.has(id), lineWith(source, `id: ${id},`), `Number ${id} of the ${kind} has a file. Delete this entry.`],
        [!targets.has(to), lineWith(source, to),
          `'${to}' is no page. Write the address of a tour or an article, /grid or /blogs.`],
      ])
      ids.add(id)
    }
    for (let id = 1; id <= moved.published[kind]; id++)
      if (!ids.has(id))
        report(
          lineOf(source, kind),
          `Number ${id} of the ${kind} is gone. Add where its addresses lead now, as in the comment above, or bring the file back.`,
        )
  }
  for (const { id, ...redirect } of redirectsOf(moved)) {
    const { source: from, destination } = redirect
    const isThere = (each: Redirect) => each.source === from && each.destination === destination
    if (redirects && !redirects.some(isThere))
      report(
        lineWith(source, `id: ${id},`),
        `firebase.json lacks this redirect. Add below "hosting", "redirects": ${JSON.stringify(redirect)}`,
      )
  }
}

/** A tour has its short address with its sheets, and its number and its name below /tour-detail-one. */
function redirectsOf({ tours, articles }: Site['moved']) {
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
