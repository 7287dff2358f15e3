// Checks moved.yaml: firebase.json redirects the addresses of each deleted tour or article.

import { isDeepStrictEqual } from 'node:util'
import type { PostFile, TourFile, YamlFiles } from './files.ts'

export type Redirect = { source: string; destination: string; type: 301 }

/** Reports published ids without file or entry, wrong entries, and missing redirects. */
export function checkMoved(
  { values: { moved }, reports: { moved: report } }: YamlFiles,
  tours: readonly TourFile[],
  posts: readonly PostFile[],
  redirects: readonly Redirect[] | null,
) {
  const targets = new Set([
    ...['/', '/grid', '/blogs'],
    ...tours.map(({ slug }) => `/${slug}`),
    ...posts.map(({ head }) => `/blog-detail/${head.id}`),
  ])
  const files = { tours, articles: posts }
  for (const kind of ['tours', 'articles'] as const) {
    const found = new Map<number, string>(files[kind].map(({ head }) => [head.id, 'a file']))
    for (const [index, entry] of moved[kind].entries()) {
      const { id, to } = entry
      const other = found.get(id)
      if (other)
        report([kind, index], `Number ${id} of the ${kind} has ${other}. Delete this entry.`)
      const noPage = `'${to}' is no page. Write the address of a tour, an article, or /grid.`
      if (!targets.has(to)) report([kind, index, 'to'], noPage)
      const isMissing = (needed: Redirect) =>
        redirects !== null && !redirects.some((each) => isDeepStrictEqual(each, needed))
      const missing = redirectsOf(entry).filter(isMissing)
      const remedy = 'firebase.json lacks this redirect. Add below "hosting", "redirects":'
      report([kind, index], ...missing.map((redirect) => `${remedy} ${JSON.stringify(redirect)}`))
      found.set(id, 'an earlier entry')
    }
    const advice =
      'Add where its addresses lead now, as in the comment above, or bring the file back.'
    for (let id = 1; id <= moved.published[kind]; id++)
      if (!found.has(id)) report([kind], `Number ${id} of the ${kind} is gone. ${advice}`)
  }
}

/** A tour has /<slug> with its sheets, and /tour-detail-one/<id or slug>; an article has one. */
function redirectsOf({ id, slug, to }: { id: number; slug?: string; to: string }): Redirect[] {
  const ofTour = [`/${slug}{,/**}`, `/tour-detail-one/@(${id}|${slug})`]
  const sources = slug ? ofTour : [`/blog-detail/${id}`]
  return sources.map((source) => ({ source, destination: to, type: 301 }))
}
