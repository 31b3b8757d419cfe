import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

function crashed(props: Partial<ErrorBoundary['props']>) {
  const boundary = new ErrorBoundary({ children: 'fine', onError: () => {}, ...props })
  boundary.state = ErrorBoundary.getDerivedStateFromError()
  return boundary
}

test('shell.4 without a crash the children show', () => {
  expect(new ErrorBoundary({ children: 'fine', onError: () => {} }).render()).toBe('fine')
})

test('shell.4 card.24 after a crash the fallback shows if given, else nothing', () => {
  expect(crashed({}).render()).toBeNull()
  expect(crashed({ fallback: 'sorry' }).render()).toBe('sorry')
  expect(crashed({ fallback: () => 'sorry, again?' }).render()).toBe('sorry, again?')
})

test('shell.4 card.24 the crash is reported with its place', () => {
  const onError = vi.fn()
  const error = new Error('broken')
  crashed({ onError }).componentDidCatch(error, { componentStack: 'at Card' })
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, 'at Card')
})
