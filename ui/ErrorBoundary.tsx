import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  onError: (error: unknown, where: string) => void
  /** Shown instead; a function gets a way to try once more. Nothing is shown without it. */
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
}

/** A crash below is caught and reported here; the page around it lives on. */
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
