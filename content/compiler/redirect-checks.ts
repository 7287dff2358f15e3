// Checks that firebase.json redirects the addresses of each tour or article that is gone.

import type { PostFile, TourFile } from './files.ts'
import type { Report } from './mistakes.ts'
import type { YamlContent } from './schema.ts'

export type Redirect = { source: string; destination: string; type: number }

/** Reports missing redirects, redirects to no page, and those of a page that is there. */
export function checkRedirects(
  { tours: lastTour, articles: lastPost }: YamlContent['published'],
  tours: readonly TourFile[],
  posts: readonly PostFile[],
  redirects: readonly Redirect[],
  report: Report,
) {
  const pages = new Set([
    ...['/', '/grid', '/blogs'],
    ...tours.map(({ slug }) => `/${slug}`),
    ...posts.map(({ head }) => `/blog-detail/${head.id}`),
  ])
  const permanent = redirects.filter(({ type, source }) => type === 301 && !source.includes('<'))
  const check = (name: string, isThere: boolean, source: string) => {
    const to = permanent.find((each) => each.source === source)?.destination
    const needed = JSON.stringify({ source, destination: '/grid', type: 301 })
    if (isThere && to)
      report(1, `firebase.json leads from ${source} to ${to}. Delete the redirect.`)
    else if (!isThere && !to) report(1, `${name} is gone. Bring it back, or ${ADD} ${needed}`)
    else if (to && !pages.has(to)) report(1, `firebase.json leads to '${to}', ${NO_PAGE}`)
  }
  for (let id = 1; id <= lastTour; id++) {
    const tour = tours.find(({ head }) => head.id === id)
    const slug = tour?.slug ?? oldSlugOf(id, permanent)
    // The page with its sheets, and the address by id or slug.
    for (const source of [`/${slug}{,/**}`, `/tour-detail-one/@(${id}|${slug})`])
      check(`Tour ${id}`, tour !== undefined, source)
  }
  for (let id = 1; id <= lastPost; id++) {
    const isThere = posts.some(({ head }) => head.id === id)
    check(`Article ${id}`, isThere, `/blog-detail/${id}`)
  }
}

const ADD = 'add to firebase.json below "hosting", "redirects":'
const NO_PAGE = 'which is no page. Write the address of a tour, an article, or /grid.'

/** The slug of a tour that is gone, as a redirect has it; else words that do not count as one. */
function oldSlugOf(id: number, redirects: readonly Redirect[]): string {
  const found = redirects.map(({ source }) => /@\((\d+)\|(.+)\)$/.exec(source))
  return found.find((match) => match?.[1] === String(id))?.[2] ?? '<name of the deleted file>'
}
