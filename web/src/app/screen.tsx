import { memo, Suspense, useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import { pageOf } from '../pages/index.ts'
import { type Match, matchOf } from '../routes.ts'
import { useArrival } from './arrival.ts'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { EarlyPresses } from './early-presses.tsx'
import { Loading } from './loading.tsx'

/** The page of the current address. */
export function Screen() {
  const [current] = useLocation()
  // The bars follow a press at once, and the page after them in small steps: a slow phone takes longer to
  // render a long page than a press may take.
  return <PageAt path={useDeferredValue(current)} />
}

/** With memo(), the page that a followed link leaves is not rendered once more before the bars. */
const PageAt = memo(({ path }: { path: string }) => {
  const match = matchOf(path)
  return (
    <ChunkBoundary key={path}>
      <Suspense fallback={<Loading />}>
        <Page match={match} path={path} />
        <EarlyPresses />
      </Suspense>
    </ChunkBoundary>
  )
})

function Page({ match, path }: { match: Match; path: string }) {
  const { Page: Content } = pageOf(match.id).read()
  useArrival(path, match.head)
  return <Content {...match} />
}

/** Loads the code and the content of the page at an address, so that rendering it never suspends. */
export async function prepare(path: string): Promise<void> {
  const match = matchOf(path)
  const { load } = await pageOf(match.id).load()
  await load?.(match)
}
