import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Stands in for them once one of them has failed. */
  instead: ReactNode
}

/** Keeps a failure, such as code that cannot be fetched, to its children. */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
