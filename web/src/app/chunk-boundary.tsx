import type { ReactNode } from 'react'
import { FailureBoundary } from '../components/failure-boundary.tsx'

/**
 * Shows an offer to reload in place of a page whose code cannot be loaded, because a deployment has
 * removed the old files or because the network is down.
 */
export function ChunkBoundary({ children }: { children: ReactNode }) {
  return <FailureBoundary instead={<Gone />}>{children}</FailureBoundary>
}

function Gone() {
  return (
    <div className="page">
      <h1>This page could not be loaded</h1>
      <p>The connection was lost, or the site has been renewed since you opened it.</p>
      <p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </p>
    </div>
  )
}
