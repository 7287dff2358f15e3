import type { ComponentType } from 'react'
import { type Chunk, chunk } from '../chunk.ts'
import type { Params, RouteId } from '../routes.ts'

export type PageProps = { routeId: RouteId; params: Params }

export type PageModule = {
  Page: ComponentType<PageProps>
  /** What the page reads while it renders, fetched before. */
  load?: (params: Params) => Promise<unknown>
}

const listing = chunk<PageModule>(() => import('./listing/listing-page.tsx'))
const tour = chunk<PageModule>(() => import('./tour/tour-page.tsx'))
const post = chunk<PageModule>(() => import('./post/post-page.tsx'))

/** Each route's screen, a chunk of its own; a forgotten one is a type error. */
export const pages: Record<RouteId, Chunk<PageModule>> = {
  home: chunk(() => import('./home/home-page.tsx')),
  grid: listing,
  'grid-left-sidebar': listing,
  'grid-right-sidebar': listing,
  list: listing,
  'list-left-sidebar': listing,
  'list-right-sidebar': listing,
  tour,
  'tour-detail': tour,
  'tour-detail-one': chunk(() => import('./tour-chooser/tour-chooser-page.tsx')),
  'tour-detail-two': chunk(() => import('./tour-sample/tour-sample-page.tsx')),
  aboutus: chunk(() => import('./about/about-page.tsx')),
  blogs: chunk(() => import('./blog/blog-grid-page.tsx')),
  'blog-standard': chunk(() => import('./blog/blog-standard-page.tsx')),
  'blog-detail': post,
  post,
  contact: chunk(() => import('./contact/contact-page.tsx')),
  'user-profile': chunk(() => import('./account/profile-page.tsx')),
  'user-payment': chunk(() => import('./account/payment-page.tsx')),
  'user-invoice': chunk(() => import('./account/invoice-page.tsx')),
  'user-social': chunk(() => import('./account/social-page.tsx')),
  'user-notification': chunk(() => import('./account/notification-page.tsx')),
  'user-setting': chunk(() => import('./account/setting-page.tsx')),
  helpcenter: chunk(() => import('./help/help-page.tsx')),
  'helpcenter-faqs': chunk(() => import('./help/faqs-page.tsx')),
  'helpcenter-guides': chunk(() => import('./help/guides-page.tsx')),
  'helpcenter-support': chunk(() => import('./help/support-page.tsx')),
  login: chunk(() => import('./sign-in/login-page.tsx')),
  signup: chunk(() => import('./sign-in/signup-page.tsx')),
  'signup-success': chunk(() => import('./sign-in/signup-success-page.tsx')),
  'forgot-password': chunk(() => import('./sign-in/forgot-password-page.tsx')),
  'lock-screen': chunk(() => import('./sign-in/lock-screen-page.tsx')),
  terms: chunk(() => import('./legal/terms-page.tsx')),
  privacy: chunk(() => import('./legal/privacy-page.tsx')),
  comingsoon: chunk(() => import('./countdown/coming-soon-page.tsx')),
  maintenance: chunk(() => import('./countdown/maintenance-page.tsx')),
  'not-found': chunk(() => import('./not-found/not-found-page.tsx')),
}
