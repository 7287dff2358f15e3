import type { ReactNode } from 'react'
import { type LazyValue, lazyValue } from '../loading/lazy-value.ts'
import { type Match, type RouteId, routes } from '../routes.ts'

type PageModule = {
  /** Written as a method: TypeScript then accepts a page that takes only the ids of its own routes. */
  Page(match: Match): ReactNode
  /** Loads the data that the page reads while it renders. */
  load?: (match: Match) => Promise<unknown>
}

type PageName = (typeof routes)[number]['page']

/** The code of each page of routes.ts; a forgotten page is a type error. */
const pages: Record<PageName, LazyValue<PageModule>> = {
  'home/home-page': lazyValue(() => import('./home/home-page.tsx')),
  'listing/listing-page': lazyValue(() => import('./listing/listing-page.tsx')),
  'which-ride/which-ride-page': lazyValue(() => import('./which-ride/which-ride-page.tsx')),
  'listing/tour-chooser-page': lazyValue(() => import('./listing/tour-chooser-page.tsx')),
  'tour/tour-page': lazyValue(() => import('./tour/tour-page.tsx')),
  'tour-sample/tour-sample-page': lazyValue(() => import('./tour-sample/tour-sample-page.tsx')),
  'about/about-page': lazyValue(() => import('./about/about-page.tsx')),
  'blog/blog-grid-page': lazyValue(() => import('./blog/blog-grid-page.tsx')),
  'blog/blog-standard-page': lazyValue(() => import('./blog/blog-standard-page.tsx')),
  'post/post-page': lazyValue(() => import('./post/post-page.tsx')),
  'legal/before-you-book-page': lazyValue(() => import('./legal/before-you-book-page.tsx')),
  'contact/contact-page': lazyValue(() => import('./contact/contact-page.tsx')),
  'account/profile-page': lazyValue(() => import('./account/profile-page.tsx')),
  'account/payment-page': lazyValue(() => import('./account/payment-page.tsx')),
  'account/invoice-page': lazyValue(() => import('./account/invoice-page.tsx')),
  'account/social-page': lazyValue(() => import('./account/social-page.tsx')),
  'account/notification-page': lazyValue(() => import('./account/notification-page.tsx')),
  'account/setting-page': lazyValue(() => import('./account/setting-page.tsx')),
  'help/help-page': lazyValue(() => import('./help/help-page.tsx')),
  'help/faqs-page': lazyValue(() => import('./help/faqs-page.tsx')),
  'help/guides-page': lazyValue(() => import('./help/guides-page.tsx')),
  'help/support-page': lazyValue(() => import('./help/support-page.tsx')),
  'sign-in/sign-in-page': lazyValue(() => import('./sign-in/sign-in-page.tsx')),
  'legal/terms-page': lazyValue(() => import('./legal/terms-page.tsx')),
  'legal/privacy-page': lazyValue(() => import('./legal/privacy-page.tsx')),
  'countdown/coming-soon-page': lazyValue(() => import('./countdown/coming-soon-page.tsx')),
  'countdown/maintenance-page': lazyValue(() => import('./countdown/maintenance-page.tsx')),
  'not-found/not-found-page': lazyValue(() => import('./not-found/not-found-page.tsx')),
}

const pageName = (id: RouteId) => routes.find((route) => route.id === id)!.page

/** The source file of a route's page, under the name that the build's manifest uses. */
export const pageSource = (id: RouteId) => `src/pages/${pageName(id)}.tsx`

/** The code of a route's page, loaded when it is needed. */
export const pageOf = (id: RouteId) => pages[pageName(id)]
