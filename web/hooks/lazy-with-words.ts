import type { ComponentType } from 'react'
import type { Frame } from '../frame.tsx'
import { whenInteractedOrSoon } from '../state/first-interaction.ts'
import { lazyWithRetry } from '../state/lazy-with-retry.ts'

type Load<P> = () => Promise<ComponentType<P>>
type Lazy<P> = (frame: Frame) => ComponentType<P>

/** A part of a page whose code comes later, and with it the words that the page's first ones lack. */
export function lazyWithWords<P>(load: Load<P>, wait?: () => Promise<void>): Lazy<P> {
  let made: ComponentType<P> | undefined
  return ({ moreWords }) => {
    made ??= lazyWithRetry<P>(async () => {
      await wait?.()
      return (await Promise.all([load(), moreWords?.()]))[0]
    }) as ComponentType<P>
    return made
  }
}

/** The same for what the server has drawn: it stands there at once, and answers from the first touch on, or a moment later. */
export const lazyWhenInteracted = <P>(load: Load<P>): Lazy<P> => lazyWithWords(load, whenInteractedOrSoon)
