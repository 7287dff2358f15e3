import { memo, Suspense, useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../layout/shell.tsx'
import { pageOf } from '../pages/index.ts'
import { type Match, matchOf } from '../routes.ts'
import { useArrival } from './arrival.ts'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { Loading } from './loading.tsx'
import { useSheetFailure } from './style-sheets.ts'

export function App() {
  return (
    <Shell>
      <Screen />
    </Shell>
  )
}

/** The page of the current address. */
function Screen() {
  const [current] = useLocation()
  // The deferred value lets React update the bars immediately and render the page afterwards, in small steps: on a slow
  // phone, rendering a long page takes more than the 200 ms of a good response to a press (INP).
  return <PageAt path={useDeferredValue(current)} />
}

/** Without memo(), React would render the old page again while the bars show the new address. */
const PageAt = memo(({ path }: { path: string }) => {
  const match = matchOf(path)
  return (
    <ChunkBoundary key={path}>
      <Suspense fallback={<Loading />}>
        <Page match={match} path={path} />
      </Suspense>
    </ChunkBoundary>
  )
})

function Page({ match, path }: { match: Match; path: string }) {
  useSheetFailure()
  const { Page: Content } = pageOf(match.id).read()
  useArrival(path, match.head)
  return <Content {...match} />
}

/** Loads the code and the content of the page at an address, so that the page renders without suspending. */
export async function prepare(path: string): Promise<void> {
  const match = matchOf(path)
  const { load } = await pageOf(match.id).load()
  await load?.(match)
}
