import { memo, Suspense, useDeferredValue } from 'react'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { Shell } from '../layout/shell.tsx'
import { PageFailureBoundary } from '../loading/failure-boundary.tsx'
import { Loading } from '../loading/loading.tsx'
import { pageOf } from '../pages/index.ts'
import { type Match, matchOf } from '../routes.ts'
import { closeLayers, leaveLayers } from './close-on-back.ts'
import { useScrollAndFocus } from './scroll-and-focus.ts'

export function App() {
  return (
    <Router aroundNav={follow}>
      <Shell>
        <Screen />
      </Shell>
    </Router>
  )
}

/**
 * Follows a link. The next page replaces the history entry of an open layer (close-on-back.ts). A link
 * to the shown page scrolls to the top (spec 2.1), and adds no history entry.
 */
const follow: AroundNavHandler = (navigate, to, options) => {
  const { pathname, search, hash } = window.location
  if (to.includes('#') || to.split('?')[0] !== pathname) {
    navigate(to, leaveLayers() ? { ...options, replace: true } : options)
    return
  }
  const replaceAddress = () => {
    if (to !== pathname + search + hash) navigate(to, { replace: true, state: history.state })
  }
  // Closing a layer goes back to the page's own entry, which has the old address.
  if (closeLayers()) addEventListener('popstate', replaceAddress, { once: true })
  else replaceAddress()
  window.scrollTo(0, 0)
}

/** The page of the current address. */
function Screen() {
  const [current] = useLocation()
  // The deferred value lets React update the bars immediately and render the page afterwards, in
  // small steps: on a slow phone, rendering a long page takes more than the 200 ms of a good
  // response to a press (INP). Until the next page has loaded, the page before stays, because this
  // boundary has shown it already.
  const shown = useDeferredValue(current)
  return (
    <Suspense fallback={<Loading />}>
      <PageAt path={shown} />
      {shown !== current && <Loading isOverPage />}
    </Suspense>
  )
}

/** Without memo(), React would render the old page again while the bars show the new address. */
const PageAt = memo(({ path }: { path: string }) => (
  <PageFailureBoundary key={path}>
    <Page match={matchOf(path)} path={path} />
  </PageFailureBoundary>
))

function Page({ match, path }: { match: Match; path: string }) {
  const { Page: Content } = pageOf(match.id).read()
  useScrollAndFocus(path, match.head)
  return <Content {...match} />
}

/** Loads the code and the content of a page, so that the page renders without suspending. */
export async function prepare(path: string): Promise<void> {
  const match = matchOf(path)
  const { load } = await pageOf(match.id).load()
  await load?.(match)
}
