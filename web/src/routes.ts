// The table of all pages: each address, its head, and the values of its parameters. Router,
// prerendering, sitemap, titles and tests read it.

import { type Post, postAt, posts } from './content/blog.ts'
import { type Tour, tourAt, tours } from './content/catalogue.ts'
import { site } from './site.ts'

export type Params = Record<string, string>
/** Without a canonical address, the page's own address is canonical. */
type GivenHead = { title: string; description: string; canonical?: string }
export type Head = Required<GivenHead>

export type Route = {
  id: string
  /** Path segments; one that begins with a colon is a parameter. */
  path: string
  head: GivenHead | ((params: Params) => GivenHead)
  /** What the page is about, named by its parameter `id`. */
  subject?: 'tour' | 'post'
  /** The parameter values that exist; any other value is an unknown address, unless `open`. */
  entries?: () => readonly Params[]
  /** True where any other parameter value has a page too: the blog shows its default article. */
  open?: true
  /** True for sample screens, which search engines should not list. */
  sample?: true
}

// biome-ignore format: a table
export const routes = [
  { id: 'home',               path: '/',                     head: head('', 'Small guided groups on the high roads of Ladakh: Khardung La, Nubra, Pangong and Hanle. Ask for a quote and a person in Karnal answers.') },
  { id: 'grid',               path: '/grid',                 head: head('Tour Packages', 'All guided motorbike and SUV tours at a glance: Ladakh, Zanskar, Spiti, Bhutan, Mustang and beyond.') },
  { id: 'grid-left-sidebar',  path: '/grid-left-sidebar',    head: head('Tour Packages, filters at the start', 'All guided tours in a grid, with filters beside them and a quote form below.') },
  { id: 'grid-right-sidebar', path: '/grid-right-sidebar',   head: head('Tour Packages, filters at the end', 'Every tour we ride and drive, from a week around Leh to Bhutan and Georgia, with a quote form beside.') },
  { id: 'list',               path: '/list',                 head: head('Tour Packages, as a list', 'The same tours as a list: place, title and price on one line each.') },
  { id: 'list-left-sidebar',  path: '/list-left-sidebar',    head: head('Tour Packages, list with filters at the start', 'Tours as a list, with filters beside them and a quote form below.') },
  { id: 'list-right-sidebar', path: '/list-right-sidebar',   head: head('Tour Packages, list with filters at the end', 'Tours as a list, with filters and a quote form beside them.') },
  { id: 'tour-detail-one',    path: '/tour-detail-one',      head: head('Tour detail', 'Choose one of our guided tours to see its days, prices, departures and what to pack.') },
  { id: 'tour-detail',        path: '/tour-detail-one/:id',  head: ({ id }) => tourHead(id), subject: 'tour', entries: () => tours.flatMap(({ id, slug }) => [{ id: String(id) }, { id: slug }]) },
  { id: 'tour-detail-two',    path: '/tour-detail-two',      head: head('Tour detail, second layout', 'A sample of the tour page’s second layout.'), sample: true },
  { id: 'aboutus',            path: '/aboutus',              head: head('About us', 'A small operator in Karnal that leads motorbike journeys in Ladakh: who we are and how we ride.') },
  { id: 'blogs',              path: '/blogs',                head: head('Blog', 'Riding in Ladakh, from people who lead it: altitude, permits, seasons, packing, fuel, bikes and the night sky.') },
  { id: 'blog-standard',      path: '/blog-standard',        head: head('Blog, one column', 'The same articles on riding in Ladakh, one below the other.') },
  { id: 'blog-detail',        path: '/blog-detail',          head: head('Article', 'An article of our blog on riding in Ladakh.') },
  { id: 'post',               path: '/blog-detail/:id',      head: ({ id }) => postHead(id), subject: 'post', entries: () => posts.map(({ id }) => ({ id: String(id) })), open: true },
  { id: 'contact',            path: '/contact',              head: head('Contact Us', `Write, call or mail the people in Karnal who plan and lead the trips. ${site.openingHours}.`) },

  { id: 'user-profile',       path: '/user-profile',         head: head('Profile', 'A sample of a traveller’s profile with six tours.'), sample: true },
  { id: 'user-payment',       path: '/user-payment',         head: head('Payment', 'A sample of saved payment methods.'), sample: true },
  { id: 'user-invoice',       path: '/user-invoice',         head: head('Invoice', 'A sample invoice, made to be printed.'), sample: true },
  { id: 'user-social',        path: '/user-social',          head: head('Social profile', 'A sample of a traveller’s social profiles.'), sample: true },
  { id: 'user-notification',  path: '/user-notification',    head: head('Notifications', 'A sample of notification settings.'), sample: true },
  { id: 'user-setting',       path: '/user-setting',         head: head('Settings', 'A sample of account settings.'), sample: true },
  { id: 'helpcenter',         path: '/helpcenter',           head: head('Help centre', 'Help topics and first steps.'), sample: true },
  { id: 'helpcenter-faqs',    path: '/helpcenter-faqs',      head: head('Help centre: questions', 'Questions on buying, payments and support.'), sample: true },
  { id: 'helpcenter-guides',  path: '/helpcenter-guides',    head: head('Help centre: guides', 'Guides by topic.'), sample: true },
  { id: 'helpcenter-support', path: '/helpcenter-support',   head: head('Help centre: support', 'A sample of a support request.'), sample: true },
  { id: 'login',              path: '/login',                head: head('Login', 'A sample of a login screen.'), sample: true },
  { id: 'signup',             path: '/signup',               head: head('Signup', 'A sample of a signup screen.'), sample: true },
  { id: 'signup-success',     path: '/signup-success',       head: head('Signup success', 'A sample of the screen after a signup.'), sample: true },
  { id: 'forgot-password',    path: '/forgot-password',      head: head('Forgot password', 'A sample of a password reset.'), sample: true },
  { id: 'lock-screen',        path: '/lock-screen',          head: head('Lock screen', 'A sample of a lock screen.'), sample: true },
  { id: 'terms',              path: '/terms',                head: head('Terms of Services', 'The terms of services, as sample text.'), sample: true },
  { id: 'privacy',            path: '/privacy',              head: head('Privacy Policy', 'The privacy policy, as sample text.'), sample: true },
  { id: 'comingsoon',         path: '/comingsoon',           head: head('Coming soon', 'A countdown to 31 December 2024.'), sample: true },
  { id: 'maintenance',        path: '/maintenance',          head: head('Maintenance', 'A countdown while the site is looked after.'), sample: true },
  { id: 'not-found',          path: '/404',                  head: head('Page not found', 'This address leads nowhere.'), sample: true },

  // Last, because its pattern matches every other path of one segment.
  { id: 'tour',               path: '/:id',                  head: ({ id }) => tourHead(id), subject: 'tour', entries: () => tours.map(({ slug }) => ({ id: slug })) },
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

/** Every address that is prerendered, with parameters filled in. */
export function allPaths(): string[] {
  return (routes as readonly Route[]).flatMap(({ path, entries }) =>
    entries ? entries().map((params) => fill(path, params)) : [path],
  )
}

/** The path that menus, cards and teasers link to. */
export const tourPath = (id: number) => `/tour-detail-one/${id}`
export const postPath = (id: number) => `/blog-detail/${id}`

function paramsOf({ path, entries, open }: Route, address: string): Params | null {
  const wanted = path.split('/')
  const given = address.replace(/(.)\/$/, '$1').split('/')
  if (wanted.length !== given.length) return null
  const params: Params = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(value)
    else if (segment !== value) return null
  }
  const known = entries?.().some((entry) => fill(path, entry) === fill(path, params)) ?? true
  return known || open ? params : null
}

function headOf({ path, head }: Route, params: Params): Head {
  const found = typeof head === 'function' ? head(params) : head
  return { canonical: fill(path, params), ...found }
}

function fill(path: string, params: Params): string {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function head(title: string, description: string): GivenHead {
  return {
    title: title ? `${title} · ${site.brand}` : `${site.brand}: guided motorbike trips in Ladakh`,
    description,
  }
}

/** A tour's canonical address is its slug; its other addresses name it as canonical. */
function tourHead(slugOrId = ''): GivenHead {
  const tour = tourAt(slugOrId)
  return tour
    ? { ...head(tour.title, tour.summary), canonical: `/${tour.slug}` }
    : head('Tour', 'A guided tour.')
}

function postHead(id = ''): GivenHead {
  const post = postAt(id)
  return post
    ? head(post.title, post.desc)
    : {
        ...head('Article', 'An article of our blog on riding in Ladakh.'),
        canonical: '/blog-detail',
      }
}
