import { Component, type ReactNode } from 'react'

/**
 * Stands in for a page whose code cannot be fetched any more: a new version was deployed, or the
 * network went.
 */
export class ChunkBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
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
}
