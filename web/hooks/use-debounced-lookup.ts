import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { isAskRefusal } from '../ask.ts'

/** What was found, and for which query. */
export type LookupResult<T> = { query: string; value: T }

type Options<T> = {
  look: (query: string, signal: AbortSignal) => Promise<T>
  /** Milliseconds without a change of the query before the lookup starts. */
  waitMs: number
  onFound?: () => void
  /** The previous result stays while there is no query. */
  keepsWithoutQuery?: boolean
  /** The previous result stays when a lookup fails. */
  keepsOnFailure?: boolean
  /** Another value starts the lookup again, for example another viewer. */
  repeatsFor?: unknown
}

/**
 * Looks up what is typed, shortly after typing stops. A lookup whose query has changed meanwhile is aborted, and its
 * result is ignored; the previous result stays until the next one. No query is undefined.
 */
export function useDebouncedLookup<T>(
  query: string | undefined,
  { waitMs, repeatsFor, ...options }: Options<T>,
): [LookupResult<T> | undefined, Dispatch<SetStateAction<LookupResult<T> | undefined>>] {
  const [result, setResult] = useState<LookupResult<T>>()
  const startLookup = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    try {
      const value = await options.look(wanted, signal)
      if (signal.aborted) return
      setResult({ query: wanted, value })
      options.onFound?.()
    } catch (thrown) {
      if (signal.aborted) return
      if (!options.keepsOnFailure) setResult(undefined)
      if (!isAskRefusal(thrown)) throw thrown
    }
  })
  const dropResult = useEffectEvent(() => {
    if (!options.keepsWithoutQuery) setResult(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `repeatsFor` starts the lookup again
  useEffect(() => {
    if (query === undefined) return dropResult()
    const aborting = new AbortController()
    const timer = setTimeout(() => void startLookup(query, aborting.signal), waitMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [query, waitMs, repeatsFor])
  return [result, setResult]
}
