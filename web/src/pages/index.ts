import type { ComponentType } from 'react'
import { lazyValues } from '../loading/lazy-value.ts'
import { type Match, type RouteId, routes } from '../routes.ts'

type PageModule = {
  Page: ComponentType<Match>
  /** Loads the data that the page reads while it renders. */
  load?: (match: Match) => Promise<unknown>
}

const files = import.meta.glob<PageModule>('./*/*-page.tsx')

const pageName = (id: RouteId) => routes.find((route) => route.id === id)!.page

/** The source file of a route's page, under the name that the build's manifest uses. */
export const pageSource = (id: RouteId) => `src/pages/${pageName(id)}.tsx`

const byName = lazyValues(async (name: string) => {
  const file = files[`./${name}.tsx`]
  if (!file) throw new Error(`routes.ts names ${name}, and there is no such file`)
  return file()
})

/** The code of a route's page, loaded when it is needed. */
export const pageOf = (id: RouteId) => byName(pageName(id))
