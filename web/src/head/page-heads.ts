// The titles of browser tabs and search results. The route table (routes.ts) has the words of each page.

import { agency } from '../content/agency.ts'
import { postAt } from '../content/blog.ts'
import { tourAt } from '../content/catalogue.ts'

/** Without `canonical`, the page's own address is canonical. */
export type GivenHead = { title: string; canonical?: string }

/** "<page> · <brand>"; an empty `page` is Home. The further layouts of a list name the first layout as canonical. */
export function head(page: string, canonical?: string): GivenHead {
  return {
    title: page ? `${page} · ${agency.brand}` : `${agency.brand}: guided motorbike trips in Ladakh`,
    ...(canonical && { canonical }),
  }
}

/** A tour's canonical address is its slug; its other addresses name it as canonical. */
export function tourHead(slugOrId = ''): GivenHead {
  const tour = tourAt(slugOrId)
  return tour ? head(tour.title, `/${tour.slug}`) : head('Tour')
}

export function postHead(id = ''): GivenHead {
  const post = postAt(id)
  return post ? head(post.title) : head('Article', '/blog-detail')
}
