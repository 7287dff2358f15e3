import { Component, type ReactNode, useEffect, useState } from 'react'
import { Loading } from './loading.tsx'
import { isRemoved } from './reload-helps.ts'

type Props = {
  children: ReactNode
  /** Rendered instead of the children after one of them has thrown. */
  instead: ReactNode
}

/** Confines a failure, such as code that cannot be loaded, to its children. */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

/**
 * Replaces a page that failed, usually because its code, styles or text could not be loaded. If a
 * deployment has removed the code, the page reloads by itself. Otherwise, for example without a
 * network, a Reload button is shown.
 */
export function PageFailureBoundary({ children }: { children: ReactNode }) {
  return <FailureBoundary instead={<Failed />}>{children}</FailureBoundary>
}

function Failed() {
  const [offersReload, setOffersReload] = useState(false)
  useEffect(() => {
    isRemoved(import.meta.url).then((removed) =>
      removed ? window.location.reload() : setOffersReload(true),
    )
  }, [])
  if (!offersReload) return <Loading />
  return (
    <div className="page">
      <h1 tabIndex={-1} ref={focusOn}>
        This page could not be loaded
      </h1>
      <p>The connection was lost, or the site has been renewed since you opened it.</p>
      <p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </p>
    </div>
  )
}

/** Screen readers read the heading. Nothing has been focused, because the page was never shown. */
const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
