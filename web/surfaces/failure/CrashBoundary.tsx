import type { ReactNode } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { reportCrash } from '../../tracking/report-crash.ts'

type Props = { children: ReactNode; fallback?: ReactNode }

/** Error boundary: reports a crash of its children; the rest of the page keeps working. */
export const CrashBoundary = ({ children, fallback }: Props) => (
  <ErrorBoundary onError={reportCrash} fallback={fallback}>
    {children}
  </ErrorBoundary>
)
