import type { ComponentType } from 'react'
import type { Frame } from '../frame.tsx'
import { lazyWithRetry } from '../state/lazy-with-retry.ts'

/** A part of a page whose code comes later, and with it the words that the page's first ones lack. */
export function lazyWithWords<P>(load: () => Promise<ComponentType<P>>): (frame: Frame) => ComponentType<P> {
  let made: ComponentType<P> | undefined
  return ({ moreWords }) => {
    made ??= lazyWithRetry<P>(async () => (await Promise.all([load(), moreWords?.()]))[0]) as ComponentType<P>
    return made
  }
}
