import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * A ref to the value of the last committed render, for handlers and asynchronous work that must not start again when it
 * changes. What only an effect calls is a `useEffectEvent`.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  // Runs before all effects, so that none reads an older value.
  useInsertionEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
