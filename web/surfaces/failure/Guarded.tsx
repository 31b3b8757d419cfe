import type { ReactNode } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { reportCrash } from '../../tracking/report-crash.ts'

type Props = { children: ReactNode; fallback?: ReactNode }

/** A crash below goes no further than this: it is reported, and what stands around it lives on. */
export const Guarded = ({ children, fallback }: Props) => (
  <ErrorBoundary onError={reportCrash} fallback={fallback}>
    {children}
  </ErrorBoundary>
)
