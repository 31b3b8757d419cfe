import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  onError: (error: unknown, where: string) => void
  /** Shown in place of the crashed part; a function receives a retry callback. By default nothing is shown. */
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
}

/** Catches and reports a crash in its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info.componentStack ?? '')
  }

  retry = () => this.setState({ crashed: false })

  override render() {
    if (!this.state.crashed) return this.props.children
    const { fallback = null } = this.props
    return typeof fallback === 'function' ? fallback(this.retry) : fallback
  }
}
