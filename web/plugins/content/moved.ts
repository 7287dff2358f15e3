// moved.yaml: a tour or an article that is gone leaves a redirect, which stands in firebase.json.

import { isDeepStrictEqual } from 'node:util'
import type { ContentFiles, PostFile, TourFile } from './files.ts'
import { type Check, lineOf, lineWith, type ReportIn, reportWrong } from './report.ts'
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
    for (const entry of moved[kind]) {
      const { id, to } = entry
      const line = lineWith(source, `id: ${id},`)
      const missing = redirectsOf(entry).filter((redirect) =>
        redirects?.every((each) => !isDeepStrictEqual(each, redirect)),
      )
      // biome-ignore format: a table
      reportWrong(report, [
        [ids.has(id), line, `Number ${id} of the ${kind} has a file. Delete this entry.`],
        [!targets.has(to), lineWith(source, to),
          `'${to}' is no page. Write the address of a tour or an article, /grid or /blogs.`],
        ...missing.map((redirect): Check => [true, line,
          `firebase.json lacks this redirect. Add below "hosting", "redirects": ${JSON.stringify(redirect)}`]),
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
}

/** A tour has its short address with its sheets, and its number and its name below /tour-detail-one. */
function redirectsOf({ id, slug, to }: { id: number; slug?: string; to: string }): Redirect[] {
  const sources = slug
    ? [`/${slug}{,/**}`, `/tour-detail-one/@(${id}|${slug})`]
    : [`/blog-detail/${id}`]
  return sources.map((source) => ({ source, destination: to, type: 301 }))
}
