// The table of the app's pages, for router, prerendering, sitemap, titles and tests. Sheets: sheet/render-sheets.tsx.

import { agency } from 'content/agency.ts'
import { type Post, postAt, posts } from 'content/blog.ts'
import { type Tour, tourAt, tours } from 'content/catalogue.ts'
import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'

type Params = { id?: string }
/** Without `canonical`, the page's own address is canonical. */
type GivenHead = { title: string; canonical?: string }
export type Head = Required<GivenHead>

export type Route = {
  id: string
  /** The segment `:id` is a parameter. */
  path: string
  /** The page's file in pages/, without .tsx. */
  page: string
  head: GivenHead | ((params: Params) => GivenHead)
  /** What the parameter `id` names: a tour by its slug or number, or an article by its number. */
  subject?: 'tour' | 'post'
  /** The parameter values that exist; any other value is an unknown address, unless `open`. */
  entries?: () => readonly Params[]
  /** True where any other parameter value has a page too: the blog shows its default article. */
  open?: true
  /** True for sample screens and the not-found page, which search engines should not list. */
  sample?: true
}

// biome-ignore format: a table
export const routes = [
  { id: 'home',               path: '/',                     page: 'home/home-page',               head: head('') },
  { id: 'grid',               path: '/grid',                 page: 'listing/listing-page',         head: head('Tour Packages') },
  { id: 'grid-left-sidebar',  path: '/grid-left-sidebar',    page: 'listing/listing-page',         head: head('Tour Packages, filters at the start', '/grid') },
  { id: 'grid-right-sidebar', path: '/grid-right-sidebar',   page: 'listing/listing-page',         head: head('Tour Packages, filters at the end', '/grid') },
  { id: 'list',               path: '/list',                 page: 'listing/listing-page',         head: head('Tour Packages, as a list', '/grid') },
  { id: 'list-left-sidebar',  path: '/list-left-sidebar',    page: 'listing/listing-page',         head: head('Tour Packages, list with filters at the start', '/grid') },
  { id: 'list-right-sidebar', path: '/list-right-sidebar',   page: 'listing/listing-page',         head: head('Tour Packages, list with filters at the end', '/grid') },
  { id: 'which-ride',         path: '/which-ride-is-mine',   page: 'which-ride/which-ride-page',   head: head('Which ride is mine?') },
  { id: 'tour-detail-one',    path: '/tour-detail-one',      page: 'listing/tour-chooser-page',    head: head('Tour detail') },
  { id: 'tour-detail',        path: '/tour-detail-one/:id',  page: 'tour/tour-page',               head: ({ id }) => tourHead(id), subject: 'tour', entries: () => tours.flatMap(({ id, slug }) => [{ id: String(id) }, { id: slug }]) },
  { id: 'tour-detail-two',    path: '/tour-detail-two',      page: 'tour-sample/tour-sample-page', head: head('Tour detail, second layout'), sample: true },
  { id: 'aboutus',            path: '/aboutus',              page: 'about/about-page',             head: head('About us') },
  { id: 'blogs',              path: '/blogs',                page: 'blog/blog-grid-page',          head: head('Blog') },
  { id: 'blog-standard',      path: '/blog-standard',        page: 'blog/blog-standard-page',      head: head('Blog, one column', '/blogs') },
  { id: 'blog-detail',        path: '/blog-detail',          page: 'post/post-page',               head: head('Article') },
  { id: 'post',               path: '/blog-detail/:id',      page: 'post/post-page',               head: ({ id }) => postHead(id), subject: 'post', entries: () => posts.map(({ id }) => ({ id: String(id) })), open: true },
  { id: 'before-you-book',    path: '/before-you-book',      page: 'legal/before-you-book-page',   head: head('Before you book') },
  { id: 'contact',            path: '/contact',              page: 'contact/contact-page',         head: head('Contact Us') },

  { id: 'user-profile',       path: '/user-profile',         page: 'account/profile-page',         head: head('Profile'), sample: true },
  { id: 'user-payment',       path: '/user-payment',         page: 'account/payment-page',         head: head('Payment'), sample: true },
  { id: 'user-invoice',       path: '/user-invoice',         page: 'account/invoice-page',         head: head('Invoice'), sample: true },
  { id: 'user-social',        path: '/user-social',          page: 'account/social-page',          head: head('Social profile'), sample: true },
  { id: 'user-notification',  path: '/user-notification',    page: 'account/notification-page',    head: head('Notifications'), sample: true },
  { id: 'user-setting',       path: '/user-setting',         page: 'account/setting-page',         head: head('Settings'), sample: true },
  { id: 'helpcenter',         path: '/helpcenter',           page: 'help/help-page',               head: head('Help centre'), sample: true },
  { id: 'helpcenter-faqs',    path: '/helpcenter-faqs',      page: 'help/faqs-page',               head: head('Help centre: questions'), sample: true },
  { id: 'helpcenter-guides',  path: '/helpcenter-guides',    page: 'help/guides-page',             head: head('Help centre: guides'), sample: true },
  { id: 'helpcenter-support', path: '/helpcenter-support',   page: 'help/support-page',            head: head('Help centre: support'), sample: true },
  { id: 'login',              path: '/login',                page: 'sign-in/sign-in-page',         head: head('Login'), sample: true },
  { id: 'signup',             path: '/signup',               page: 'sign-in/sign-in-page',         head: head('Signup'), sample: true },
  { id: 'signup-success',     path: '/signup-success',       page: 'sign-in/sign-in-page',         head: head('Signup success'), sample: true },
  { id: 'forgot-password',    path: '/forgot-password',      page: 'sign-in/sign-in-page',         head: head('Forgot password'), sample: true },
  { id: 'lock-screen',        path: '/lock-screen',          page: 'sign-in/sign-in-page',         head: head('Lock screen'), sample: true },
  { id: 'terms',              path: '/terms',                page: 'legal/terms-page',             head: head('Terms of Services'), sample: true },
  { id: 'privacy',            path: '/privacy',              page: 'legal/privacy-page',           head: head('Privacy Policy'), sample: true },
  { id: 'comingsoon',         path: '/comingsoon',           page: 'countdown/coming-soon-page',   head: head('Coming soon'), sample: true },
  { id: 'maintenance',        path: '/maintenance',          page: 'countdown/maintenance-page',   head: head('Maintenance'), sample: true },
  { id: 'not-found',          path: '/404',                  page: 'not-found/not-found-page',     head: head('Page not found'), sample: true },

  // Last, so that no tour's slug can hide another page.
  { id: 'tour',               path: '/:id',                  page: 'tour/tour-page',               head: ({ id }) => tourHead(id), subject: 'tour', entries: () => tours.map(({ slug }) => ({ id: slug })) },
] as const satisfies readonly Route[]

export type RouteId = (typeof routes)[number]['id']
export type Match = {
  id: RouteId
  params: Params
  head: Head
  /** The tour or the article that the page is about. */
  tour: Tour | undefined
  post: Post | undefined
}

/** The route of an address; an unknown address gets the not-found page. */
export function matchOf(path: string): Match {
  for (const route of routes as readonly (Route & { id: RouteId })[]) {
    const params = paramsOf(route, path)
    if (params) {
      const { id, subject } = route
      return {
        id,
        params,
        head: headOf(route, params),
        tour: subject === 'tour' ? tourAt(params.id ?? '') : undefined,
        post: subject === 'post' ? postAt(params.id ?? '') : undefined,
      }
    }
  }
  return matchOf('/404')
}

/** Every address of the table, with parameters filled in. */
export function allPaths(): string[] {
  return (routes as readonly Route[]).flatMap(({ path, entries }) =>
    entries ? entries().map((params) => fill(path, params)) : [path],
  )
}

/** The path to which cards and teasers link. */
export const tourPath = (id: number) => `/tour-detail-one/${id}`
export const postPath = (id: number) => `/blog-detail/${id}`

function paramsOf({ path, entries, open }: Route, address: string): Params | null {
  const [isMatch, found] = matchRoute<Params>(caseSensitive, path, address)
  if (!isMatch) return null
  const params: Params = { ...(found.id && { id: decoded(found.id) }) }
  const known = entries?.().some(({ id }) => id === params.id) ?? true
  return known || open ? params : null
}

/** regexparam ignores the case, Hosting does not: its file for /Contact is 404.html. */
const caseSensitive: Parser = (path) => {
  const { keys, pattern } = parse(path)
  return { keys, pattern: new RegExp(pattern.source) }
}

function headOf({ path, head }: Route, params: Params): Head {
  const found = typeof head === 'function' ? head(params) : head
  return { canonical: fill(path, params), ...found }
}

function fill(path: string, params: Params): string {
  return path.replace(':id', encodeURIComponent(params.id ?? ''))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** "<page> · <brand>"; an empty `page` is Home. All layouts of a list have the first layout's canonical address. */
function head(page: string, canonical?: string): GivenHead {
  return {
    title: page ? `${page} · ${agency.brand}` : `${agency.brand}: guided motorbike trips in Ladakh`,
    ...(canonical && { canonical }),
  }
}

/** All addresses of a tour have the canonical address /<slug>. */
function tourHead(slugOrId = ''): GivenHead {
  const tour = tourAt(slugOrId)
  return tour ? head(tour.title, `/${tour.slug}`) : head('Tour')
}

function postHead(id = ''): GivenHead {
  const post = postAt(id)
  return post ? head(post.title) : head('Article', '/blog-detail')
}
