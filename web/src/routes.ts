// The one table of pages. The router, the prerenderer, titles and tests all read it.

import { site } from './site.ts'

export type Route = {
  id: string
  /** A wouter pattern. */
  path: string
  title: string
  description: string
}

export const routes = [
  {
    id: 'home',
    path: '/',
    title: `${site.brand}: guided motorbike trips in Ladakh`,
    description:
      'Small guided groups on the high roads of Ladakh: Khardung La, Nubra, Pangong and Hanle. Ask for a quote and a person in Karnal answers.',
  },
  {
    id: 'contact',
    path: '/contact',
    title: `Contact us · ${site.brand}`,
    description:
      'Write, call or mail the people in Karnal who plan and lead the trips. Mon-Sat, 9am to 9pm.',
  },
  {
    id: 'not-found',
    path: '/404',
    title: `Page not found · ${site.brand}`,
    description: 'This address leads nowhere. The way back to the trips is one step away.',
  },
] as const satisfies readonly Route[]

export type RouteId = (typeof routes)[number]['id']
