// Checks that firebase.json redirects the addresses of each tour or article that is gone.

import type { PostFile, TourFile, YamlFiles } from './files.ts'

export type Redirect = { source: string; destination: string; type: number }

/** Reports missing redirects, redirects to no page, and those of a page that is there. */
export function checkRedirects(
  { values: { published }, reports }: YamlFiles,
  tours: readonly TourFile[],
  posts: readonly PostFile[],
  redirects: readonly Redirect[],
) {
  const pages = new Set([
    ...['/', '/grid', '/blogs'],
    ...tours.map(({ slug }) => `/${slug}`),
    ...posts.map(({ head }) => `/blog-detail/${head.id}`),
  ])
  const permanent = redirects.filter(({ type }) => type === 301)
  const files = { tours, articles: posts }
  for (const kind of ['tours', 'articles'] as const)
    for (let id = 1; id <= published[kind]; id++) {
      const file = files[kind].find(({ head }) => head.id === id)
      for (const source of sourcesOf(kind, id, file?.slug ?? oldSlugOf(id, redirects))) {
        const to = permanent.find((each) => each.source === source)?.destination
        const needed = JSON.stringify({ source, destination: '/grid', type: 301 })
        const report = (text: string) => reports.published([kind], text)
        if (file && to) report(`firebase.json leads from ${source} to ${to}. Delete the redirect.`)
        else if (!file && !to)
          report(`Number ${id} of the ${kind} is gone. Bring the file back, or ${ADD} ${needed}`)
        else if (to && !pages.has(to)) report(`firebase.json leads to '${to}', ${NO_PAGE}`)
      }
    }
}

const ADD = 'add to firebase.json below "hosting", "redirects":'
const NO_PAGE = 'which is no page. Write the address of a tour, an article, or /grid.'

/** A tour has /<slug> with its sheets, and /tour-detail-one/<id or slug>; an article has one. */
function sourcesOf(kind: 'tours' | 'articles', id: number, slug: string): string[] {
  if (kind === 'articles') return [`/blog-detail/${id}`]
  return [`/${slug}{,/**}`, `/tour-detail-one/@(${id}|${slug})`]
}

/** The slug of a tour that is gone, as a redirect has it. */
function oldSlugOf(id: number, redirects: readonly Redirect[]): string {
  const found = redirects.map(({ source }) => /@\((\d+)\|(.+)\)$/.exec(source))
  return found.find((match) => match?.[1] === String(id))?.[2] ?? 'name-of-the-deleted-file'
}
