import { Component, type ReactNode } from 'react'

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
