import type { ComponentType } from 'react'
import type { RouteId } from '../routes.ts'
import { ContactPage } from './contact/contact-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'

/** Each route's screen; a forgotten one is a type error. */
export const pages: Record<RouteId, ComponentType> = {
  home: HomePage,
  contact: ContactPage,
  'not-found': NotFoundPage,
}
