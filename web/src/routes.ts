// The table of the app's pages, for router, prerendering, sitemap, titles and tests. Sheets: sheet/render-sheets.tsx.

import { agency } from 'content/compiled/agency.ts'
import { type Post, postAt, posts } from 'content/posts.ts'
import { type Tour, tourAt, tours } from 'content/tours.ts'
import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'

type Params = { id?: string }
export type Head = { title: string; canonical: string }

type Route = {
  id: string
  /** The segment `:id` is a parameter. Without `path`, the path is the id after a slash. */
  path?: string
  /** The page's file in pages/, without .tsx. */
  page: string
  /** Before the brand; a page about a tour or an article has the title of its subject. */
  title: string
  /** Without `canonical`, the page's own address is canonical. */
  canonical?: string
  /** The values of the parameter that exist; any other is an unknown address, unless `open`. */
  ids?: () => readonly string[]
  /** True where any other value of the parameter has a page too: the blog shows its default article. */
  open?: true
}

/** The pages for search engines. All layouts of a list have the canonical address of the first. */
// biome-ignore format: a table
export const listed = [
  { id: 'home',               page: 'home/home-page',             title: '', path: '/' },
  { id: 'grid',               page: 'listing/listing-page',       title: 'Tour Packages' },
  { id: 'grid-left-sidebar',  page: 'listing/listing-page',       title: 'Tour Packages, filters at the start', canonical: '/grid' },
  { id: 'grid-right-sidebar', page: 'listing/listing-page',       title: 'Tour Packages, filters at the end', canonical: '/grid' },
  { id: 'list',               page: 'listing/listing-page',       title: 'Tour Packages, as a list', canonical: '/grid' },
  { id: 'list-left-sidebar',  page: 'listing/listing-page',       title: 'Tour Packages, list with filters at the start', canonical: '/grid' },
  { id: 'list-right-sidebar', page: 'listing/listing-page',       title: 'Tour Packages, list with filters at the end', canonical: '/grid' },
  { id: 'which-ride',         page: 'which-ride/which-ride-page', title: 'Which ride is mine?', path: '/which-ride-is-mine' },
  { id: 'tour-detail-one',    page: 'listing/tour-chooser-page',  title: 'Tour detail' },
  { id: 'tour-detail',        page: 'tour/tour-page',             title: 'Tour', path: '/tour-detail-one/:id', ids: () => tours.flatMap(({ id, slug }) => [String(id), slug]) },
  { id: 'aboutus',            page: 'about/about-page',           title: 'About us' },
  { id: 'blogs',              page: 'blog/blog-grid-page',        title: 'Blog' },
  { id: 'blog-standard',      page: 'blog/blog-standard-page',    title: 'Blog, one column', canonical: '/blogs' },
  { id: 'blog-detail',        page: 'post/post-page',             title: 'Article' },
  { id: 'post',               page: 'post/post-page',             title: 'Article', path: '/blog-detail/:id', canonical: '/blog-detail', ids: () => posts.map(({ id }) => String(id)), open: true },
  { id: 'before-you-book',    page: 'legal/before-you-book-page', title: 'Before you book' },
  { id: 'contact',            page: 'contact/contact-page',       title: 'Contact Us' },
  // Last in the table, so that no tour's slug can hide another page.
  { id: 'tour',               page: 'tour/tour-page',             title: 'Tour', path: '/:id', ids: () => tours.map(({ slug }) => slug) },
] as const satisfies readonly Route[]

/** Sample screens and the not-found page, which search engines should not list. */
export const samples = [
  {
    id: 'tour-detail-two',
    page: 'tour-sample/tour-sample-page',
    title: 'Tour detail, second layout',
  },
  { id: 'user-profile', page: 'account/profile-page', title: 'Profile' },
  { id: 'user-payment', page: 'account/payment-page', title: 'Payment' },
  { id: 'user-invoice', page: 'account/invoice-page', title: 'Invoice' },
  { id: 'user-social', page: 'account/social-page', title: 'Social profile' },
  { id: 'user-notification', page: 'account/notification-page', title: 'Notifications' },
  { id: 'user-setting', page: 'account/setting-page', title: 'Settings' },
  { id: 'helpcenter', page: 'help/help-page', title: 'Help centre' },
  { id: 'helpcenter-faqs', page: 'help/faqs-page', title: 'Help centre: questions' },
  { id: 'helpcenter-guides', page: 'help/guides-page', title: 'Help centre: guides' },
  { id: 'helpcenter-support', page: 'help/support-page', title: 'Help centre: support' },
  { id: 'login', page: 'sign-in/sign-in-page', title: 'Login' },
  { id: 'signup', page: 'sign-in/sign-in-page', title: 'Signup' },
  { id: 'signup-success', page: 'sign-in/sign-in-page', title: 'Signup success' },
  { id: 'forgot-password', page: 'sign-in/sign-in-page', title: 'Forgot password' },
  { id: 'lock-screen', page: 'sign-in/sign-in-page', title: 'Lock screen' },
  { id: 'terms', page: 'legal/terms-page', title: 'Terms of Services' },
  { id: 'privacy', page: 'legal/privacy-page', title: 'Privacy Policy' },
  { id: 'comingsoon', page: 'countdown/coming-soon-page', title: 'Coming soon' },
  { id: 'maintenance', page: 'countdown/maintenance-page', title: 'Maintenance' },
  { id: 'not-found', path: '/404', page: 'not-found/not-found-page', title: 'Page not found' },
] as const satisfies readonly Route[]

export type RouteId = (typeof listed | typeof samples)[number]['id']
/** In the order of matching. */
export const routes = [...samples, ...listed]

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
  // Hosting serves /contact at //contact too: https://github.com/firebase/firebase-tools/issues/880
  const address = path.replace(/\/+/g, '/')
  for (const route of routes) {
    const params = paramsOf(route, address)
    if (!params) continue
    const { id = '' } = params
    const tour = route.page === 'tour/tour-page' ? tourAt(id) : undefined
    const post = route.id === 'post' ? postAt(id) : undefined
    return { id: route.id, params, head: headOf(route, params, tour, post), tour, post }
  }
  return matchOf('/404')
}

/** Every address of the table, with parameters filled in. */
export function allPaths(): string[] {
  return routes.flatMap((route: Route) =>
    route.ids ? route.ids().map((id) => pathOf(route, { id })) : [pathOf(route, {})],
  )
}

/** The path to which cards and teasers link. */
export const tourPath = (id: number) => `/tour-detail-one/${id}`
export const postPath = (id: number) => `/blog-detail/${id}`

function paramsOf({ id, path = `/${id}`, ids, open }: Route, address: string): Params | null {
  const [isMatch, found] = matchRoute<Params>(caseSensitive, path, address)
  if (!isMatch) return null
  if (!found.id) return {}
  const value = decoded(found.id)
  return open || ids?.().includes(value) ? { id: value } : null
}

/** regexparam ignores the case, Hosting does not: its file for /Contact is 404.html. */
const caseSensitive: Parser = (path) => {
  const { keys, pattern } = parse(path)
  return { keys, pattern: new RegExp(pattern.source) }
}

/** The title is "<page> · <brand>"; all addresses of a tour have the canonical address /<slug>. */
function headOf(route: Route, params: Params, tour?: Tour, post?: Post): Head {
  const title = tour?.title ?? post?.title ?? route.title
  const own = post ? undefined : route.canonical
  return {
    title: title
      ? `${title} · ${agency.brand}`
      : `${agency.brand}: guided motorbike trips in Ladakh`,
    canonical: tour ? `/${tour.slug}` : (own ?? pathOf(route, params)),
  }
}

function pathOf({ id, path = `/${id}` }: Route, params: Params): string {
  return path.replace(':id', encodeURIComponent(params.id ?? ''))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
