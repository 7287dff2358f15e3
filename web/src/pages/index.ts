import type { ComponentType } from 'react'
import { lazyValues } from '../loading/lazy-value.ts'
import type { Match, RouteId } from '../routes.ts'

export type PageModule = {
  Page: ComponentType<Match>
  /** Loads the data that the page reads while it renders. */
  load?: (match: Match) => Promise<unknown>
}

const files = import.meta.glob<PageModule>('./*/*-page.tsx')

/** The file of each route's page; a missing route is a type error. */
// biome-ignore format: a table
const names: Record<RouteId, string> = {
  home:                  'home/home-page',
  grid:                  'listing/listing-page',
  'grid-left-sidebar':   'listing/listing-page',
  'grid-right-sidebar':  'listing/listing-page',
  list:                  'listing/listing-page',
  'list-left-sidebar':   'listing/listing-page',
  'list-right-sidebar':  'listing/listing-page',
  tour:                  'tour/tour-page',
  'tour-detail':         'tour/tour-page',
  'which-ride':          'which-ride/which-ride-page',
  'tour-detail-one':     'tour-chooser/tour-chooser-page',
  'tour-detail-two':     'tour-sample/tour-sample-page',
  aboutus:               'about/about-page',
  blogs:                 'blog/blog-grid-page',
  'blog-standard':       'blog/blog-standard-page',
  'blog-detail':         'post/post-page',
  post:                  'post/post-page',
  'before-you-book':     'legal/before-you-book-page',
  contact:               'contact/contact-page',
  'user-profile':        'account/profile-page',
  'user-payment':        'account/payment-page',
  'user-invoice':        'account/invoice-page',
  'user-social':         'account/social-page',
  'user-notification':   'account/notification-page',
  'user-setting':        'account/setting-page',
  helpcenter:            'help/help-page',
  'helpcenter-faqs':     'help/faqs-page',
  'helpcenter-guides':   'help/guides-page',
  'helpcenter-support':  'help/support-page',
  login:                 'sign-in/login-page',
  signup:                'sign-in/signup-page',
  'signup-success':      'sign-in/signup-success-page',
  'forgot-password':     'sign-in/forgot-password-page',
  'lock-screen':         'sign-in/lock-screen-page',
  terms:                 'legal/terms-page',
  privacy:               'legal/privacy-page',
  comingsoon:            'countdown/coming-soon-page',
  maintenance:           'countdown/maintenance-page',
  'not-found':           'not-found/not-found-page',
}

/** The source file of a route's page, under the name that the build's manifest uses. */
export const pageSource = (id: RouteId) => `src/pages/${names[id]}.tsx`

const byName = lazyValues(async (name: string) => {
  const file = files[`./${name}.tsx`]
  if (!file) throw new Error(`pages/index.ts names ${name}, and there is no such file`)
  return file()
})

/** The code of a route's page, loaded when it is needed. */
export const pageOf = (id: RouteId) => byName(names[id])
